import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { apiBaseOf } from '../api/base';
import { configureClient } from '../api/client';
import { setUpTexts } from '../i18n/setup';
import { offerRetry } from '../lib/boot-error';
import { createComplianceSource } from '../lib/compliance-config';
import { deviceId } from '../lib/device-id';
import { setUndraw } from '../lib/member-memory';
import { trackPending } from '../lib/readiness';
import { setComplianceConfig, store } from '../lib/store';
import { loadModeAdapter } from '../modes/adapter';
import { MODE_CAPABILITIES } from '../modes/capabilities';
import { loadFonts } from '../ui/fonts';
import type { Boot } from './boot';
import { watchConnection } from './connection';
import { showError, showUnhandledRejections } from './errors';
import { setCompliance, setHasSdkToken } from './load-member';
import { createAccountRouter } from './router';
import { sdkSessionOf } from './sdk-session';
import { leaveKeptPages, startMemberWatch } from './session-member';
import { droppedReporter, reportOf, startTelemetry } from './telemetry';

/** Headers that some calls take beside the common ones: the device's id, however a row spells the name, and the page's language. */
function headerValue(name: string): string | undefined {
  if (name.toLowerCase() === 'guid') return deviceId();
  return name === 'Lang' ? i18next.language : undefined;
}

/** The rest of the boot, after the first script (design 2): texts, mode, client, then the router. */
export async function start(boot: Boot): Promise<void> {
  const { config, opening, language } = boot;
  const telemetry = startTelemetry(boot);
  const [adapter] = await Promise.all([
    loadModeAdapter(opening, config.telegram.targetOrigin),
    trackPending(loadTextsOf(boot)),
    trackPending(loadFonts(language)),
  ]);

  // In SDK mode the token says who the calls are for, whoever is signed in.
  const hasSession = MODE_CAPABILITIES[opening.mode].session === 'cookie';
  const twoIds = () =>
    telemetry.report({ kind: 'contract', message: 'member info and profile name different members' });
  configureClient({
    ...(hasSession && startMemberWatch(twoIds)),
    baseUrl: apiBaseOf(location, config),
    timeoutMs: config.requestTimeoutMs,
    language: () => i18next.language,
    platform: adapter.platform,
    shellUserAgent: adapter.userAgentHeader,
    headerValue,
    sdkSession: sdkSessionOf(boot),
    storage: () => window.localStorage,
    onErrorDisplay: showError,
    onRequest: telemetry.timing,
    onDropped: droppedReporter(telemetry.report),
    onError: (error) => {
      // Other failures are the business of those who called; what nobody handles is reported below.
      if (error.kind === 'contract') telemetry.report(reportOf('contract', error));
    },
  });
  showUnhandledRejections((error) => telemetry.report(reportOf('unhandled', error)));
  watchConnection();
  adapter.start();

  const compliance = createComplianceSource(config.compliance);
  setComplianceConfig(compliance.current());
  // The account's configuration reaches the store once the user has an id (spec 4).
  compliance.subscribe((current) => {
    if (store.user.id) setComplianceConfig(current);
  });
  setCompliance(compliance);
  setHasSdkToken(boot.secrets.sdkToken !== undefined);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page lacks the element #root that the app is drawn into.');
  document.querySelector('.boot-header')?.remove();
  const skeleton = [...root.children].map((child) => child.cloneNode(true));
  const onCaughtError = (error: unknown) => {
    telemetry.report(reportOf('render', error));
    // biome-ignore lint/suspicious/noConsole: as React does by itself; an error page is an error to the console too.
    console.error(error);
  };
  const drawn = createRoot(root, { onCaughtError });
  setUndraw(() => {
    drawn.unmount();
    root.replaceChildren(...skeleton);
  });
  leaveKeptPages();
  drawn.render(<RouterProvider router={createAccountRouter()} />);
}

/** Texts for the page. Without any it would show keys: it says so instead, and goes on when a retry brings them. */
async function loadTextsOf({ language, variant, config }: Boot): Promise<void> {
  let spoken = await setUpTexts(language, variant, config);
  while (spoken === undefined) {
    await offerRetry();
    spoken = await setUpTexts(language, variant, config);
  }
  if (spoken !== language) await loadFonts(spoken);
}
