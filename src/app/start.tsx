import i18next from 'i18next';
import { StrictMode, startTransition } from 'react';
import { RouterProvider } from 'react-router-dom';
import { configureClient } from '../api/client';
import { dropEarly } from '../api/early';
import { dropUnused } from '../api/resource';
import { loadSender } from '../api/transport';
import { configuredCompliance } from '../domain/compliance';
import { screenAtAddress } from '../domain/routes';
import { setUpTexts, wholeTexts } from '../i18n/setup';
import { offerRetry } from '../lib/boot-error';
import { createComplianceSource } from '../lib/compliance-config';
import { deviceId } from '../lib/device-id';
import { loadFile } from '../lib/load-file';
import { setUnmount } from '../lib/member-memory';
import { readOperator } from '../lib/operator';
import { trackPending, whenReady } from '../lib/readiness';
import { setComplianceConfig, store } from '../lib/store';
import { loadModeAdapter } from '../modes/adapter';
import { MODE_CAPABILITIES } from '../modes/capabilities';
import { loadFonts, preloadFont } from '../ui/fonts';
import type { Boot } from './boot';
import { watchConnection } from './connection';
import { showError, showUnhandledRejections } from './errors';
import { FIRST_SCREEN_MS, firstScreen } from './first-screen';
import { createMemberLoader, requestProfile } from './load-member';
import { createRoot } from './react-entry';
import { createAccountRouter } from './router';
import { sdkSessionOf } from './sdk-session';
import { leaveKeptPages, startMemberWatch } from './session-member';
import { ShownWith } from './shown-with';
import { droppedReporter, reportOf, startTelemetry } from './telemetry';
import '../ui/styles.css';

/** Value of a header that an endpoint's row names: `Guid` in any case is the device id, `Lang` the page's language. Undefined for other names. */
function headerValue(name: string, language: () => string): string | undefined {
  if (name.toLowerCase() === 'guid') return deviceId();
  return name === 'Lang' ? language() : undefined;
}

/** Starts the app after the first script (`main.tsx`): telemetry, texts, mode and API client, then the router. */
export async function start(boot: Boot): Promise<void> {
  const { config, opening, language } = boot;
  const { attributes, problems } = configuredCompliance(config.compliance);
  const configProblems = [...boot.configProblems, ...problems, ...readOperator().problems];
  const telemetry = startTelemetry({ ...boot, configProblems });
  const texts = trackPending(loadTextsOf(boot));
  const fonts = trackPending(loadFonts(language));
  const font = fonts.then(() => preloadFont(language));
  const adapter = await loadModeAdapter(opening, config.telegram.targetOrigin);

  // Before the texts are there, i18next has no language yet.
  const shownLanguage = () => i18next.language ?? language;
  // In SDK mode calls are authorised by the token, so the member of a cookie session is not watched.
  const hasSession = MODE_CAPABILITIES[opening.mode].session === 'cookie';
  const reportMismatch = () =>
    telemetry.report({ kind: 'contract', message: 'member info and profile name different members' });
  configureClient({
    ...(hasSession && startMemberWatch(reportMismatch)),
    baseUrl: boot.apiBase,
    timeoutMs: config.requestTimeoutMs,
    language: shownLanguage,
    platform: adapter.platform,
    shellUserAgent: adapter.userAgentHeader,
    headerValue: (name) => headerValue(name, shownLanguage),
    sdkSession: sdkSessionOf(boot),
    storage: () => window.localStorage,
    onErrorDisplay: showError,
    onRequest: telemetry.timing,
    onDropped: droppedReporter(telemetry.report),
    onError: (error) => {
      // Callers handle the other kinds; `showUnhandledRejections` reports what they leave unhandled.
      if (error.kind === 'contract') telemetry.report(reportOf('contract', error));
    },
  });
  showUnhandledRejections((error) => telemetry.report(reportOf('unhandled', error)));
  watchConnection();
  // The first screen has taken what it uses.
  whenReady(() => {
    dropEarly();
    dropUnused();
    // What needs one of these before it is here fetches it, too.
    loadSender().catch(() => undefined);
    wholeTexts().catch(() => undefined);
    // Without it every screen is fetched when it is opened.
    loadFile(() => import('./ahead')).then(
      ({ watchLinks }) => watchLinks(boot),
      () => undefined,
    );
  });
  adapter.start();

  const compliance = createComplianceSource(attributes);
  setComplianceConfig(compliance.current());
  // Changes are copied to the store only once the user has an id (PRODUCT.md, 'Global state').
  compliance.subscribe((current) => {
    if (store.user.id) setComplianceConfig(current);
  });
  const early = hasSession && screenAtAddress(location.pathname) ? requestProfile() : undefined;
  const loadMember = createMemberLoader({ compliance, hasSdkToken: boot.secrets.sdkToken !== undefined, early });

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root to render the app into.');
  const skeleton = [...root.children].map((child) => child.cloneNode(true));
  const onCaughtError = (error: unknown) => {
    telemetry.report(reportOf('render', error));
    // biome-ignore lint/suspicious/noConsole: React's default handler, which this one replaces, logs to the console too.
    console.error(error);
  };
  const reactRoot = createRoot(root, { onCaughtError });
  setUnmount(() => {
    reactRoot.unmount();
    root.replaceChildren(...skeleton);
  });
  leaveKeptPages();
  // Resolves with the first load of the member; one that throws is the router's.
  let endLoad = (_: unknown) => {};
  const member = new Promise<unknown>((resolve) => (endLoad = resolve));
  const loader: typeof loadMember = async (args) => {
    const error = await loadMember(args);
    endLoad(error);
    return error;
  };
  const router = createAccountRouter(loader, boot.secrets.sdkToken);
  // No screen is shown before the texts and the profile are there. The screen's calls do not wait for the texts.
  const shown = Promise.all([texts, fonts]);
  const late = shown.then(() => new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MS)));
  await Promise.all([shown, firstScreen(router, member, late)]);
  const app = (
    <>
      <RouterProvider router={router} />
      <ShownWith font={Promise.race([font, late])} />
    </>
  );
  // As a transition, so that a slow phone can react while it renders. StrictMode in development only: it runs effects twice, which finds
  // missing clean-ups.
  startTransition(() => reactRoot.render(import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app));
}

/** Loads the page's texts. If none can be loaded, shows the error of `index.html` with a retry instead of untranslated keys. */
async function loadTextsOf({ language, variant, config, firstTexts }: Boot): Promise<void> {
  let loadedLanguage = await setUpTexts(language, variant, config, firstTexts);
  while (loadedLanguage === undefined) {
    await offerRetry();
    loadedLanguage = await setUpTexts(language, variant, config);
  }
  if (loadedLanguage !== language) await loadFonts(loadedLanguage);
}
