import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { dropEarly } from '../api/early';
import { dropUnused, prefetch } from '../api/resource';
import { setPageLeft } from '../api/transport';
import { configuredCompliance } from '../domain/compliance';
import { setUpTexts, wholeTexts } from '../i18n/setup';
import { offerRetry } from '../lib/boot-error';
import { createComplianceSource } from '../lib/compliance-config';
import { loadFile } from '../lib/load-file';
import { setUnmount } from '../lib/member-memory';
import { readOperator } from '../lib/operator';
import { trackPending, whenReady } from '../lib/readiness';
import { setComplianceConfig, store } from '../lib/store';
import { connectShell } from '../modes/connect';
import { screenAtAddress } from '../screens/address';
import { loadFonts, preloadFont } from '../ui/fonts';
import type { Boot } from './boot';
import { connectClient } from './connect-client';
import { watchConnection } from './connection';
import { showUnhandledRejections } from './errors';
import { FIRST_SCREEN_MS, firstScreen } from './first-screen';
import { createMemberLoader, type MemberLoader } from './load-member';
import { createAccountRouter } from './router';
import { callsOfScreen } from './screen-calls';
import { leaveKeptPages } from './session-member';
import { SuspendUntil } from './suspend-until';
import { reportOf, startTelemetry } from './telemetry';
import '../ui/styles.css';

/** In milliseconds from the start of its render. */
const FONT_MS = 200;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export async function start(boot: Boot): Promise<void> {
  const { config, language, opening } = boot;
  const { attributes, problems } = configuredCompliance(config.compliance);
  const configProblems = [...boot.configProblems, ...problems, ...readOperator().problems];
  const telemetry = startTelemetry({ ...boot, configProblems });
  showUnhandledRejections((error) => telemetry.report(reportOf('unhandled', error)));

  const texts = trackPending(loadTextsOf(boot));
  const brand = config.brandColour ? loadBrand(config.brandColour) : undefined;
  const fonts = trackPending(loadFonts(language));
  const font = fonts.then(() => preloadFont(language));

  connectClient(boot, telemetry);
  window.addEventListener('pagehide', () => setPageLeft(true));
  window.addEventListener('pageshow', () => setPageLeft(false));
  watchConnection();
  leaveKeptPages();
  const connected = connectShell(opening, config.telegram.targetOrigin);

  const root = rootOf((error) => {
    telemetry.report(reportOf('render', error));
    // biome-ignore lint/suspicious/noConsole: React's default handler, which this one replaces, logs to the console too.
    console.error(error);
  });
  const { loadMember, answered } = firstMember(boot, attributes);
  const router = createAccountRouter(loadMember, boot.secrets.sdkToken);
  whenReady(() => finish(boot));

  // Waits for texts and profile, but only briefly for the answers.
  const shown = Promise.all([texts, fonts, brand, connected]);
  await Promise.all([
    shown,
    firstScreen(
      router,
      answered,
      shown.then(() => wait(FIRST_SCREEN_MS)),
    ),
  ]);
  const app = (
    <>
      <RouterProvider router={router} />
      <SuspendUntil font={Promise.race([font, wait(FONT_MS)])} />
    </>
  );
  // A transition keeps slow phones responsive. StrictMode runs effects twice.
  startTransition(() => root.render(import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app));
}

/** Dependent calls start after its first load, before the screen's code has loaded. */
function firstMember(boot: Boot, attributes: Parameters<typeof createComplianceSource>[0]) {
  const compliance = createComplianceSource(attributes);
  setComplianceConfig(compliance.current());
  // The store gets changes only once the user has an id.
  compliance.subscribe((current) => {
    if (store.user.id) setComplianceConfig(current);
  });
  const load = createMemberLoader({ compliance, hasSdkToken: boot.secrets.sdkToken !== undefined });
  let isFirst = screenAtAddress(location.pathname) !== undefined;
  let settle = (_answers?: Promise<void>) => {};
  const answered = new Promise<void>((resolve) => {
    settle = resolve;
  });
  if (!isFirst) settle();
  const loadMember: MemberLoader = (args) => {
    const loading = load(args);
    if (isFirst) settle(loading.then(() => (store.profileError ? undefined : callScreen())).catch(() => undefined));
    isFirst = false;
    return loading;
  };
  return { loadMember, answered };
}

async function callScreen(): Promise<void> {
  for await (const calls of callsOfScreen(location.pathname, new URLSearchParams(location.search)))
    await prefetch(calls);
}

/** Shows the skeleton again after a session. */
function rootOf(onCaughtError: (error: unknown) => void) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root to render the app into.');
  const skeleton = [...root.children].map((child) => child.cloneNode(true));
  const reactRoot = createRoot(root, { onCaughtError });
  setUnmount(() => {
    reactRoot.unmount();
    root.replaceChildren(...skeleton);
  });
  return reactRoot;
}

function finish(boot: Boot): void {
  dropEarly();
  dropUnused();
  wholeTexts().catch(() => undefined);
  // Without it every screen is fetched on opening.
  loadFile(() => import('./prefetch-links')).then(
    ({ watchLinks }) => watchLinks(boot),
    () => undefined,
  );
}

/** Otherwise shows the error of `index.html` with a retry. */
async function loadTextsOf({ language, variant, config, firstTexts }: Boot): Promise<void> {
  let loadedLanguage = await setUpTexts(language, variant, config, firstTexts);
  while (loadedLanguage === undefined) {
    await offerRetry();
    loadedLanguage = await setUpTexts(language, variant, config);
  }
  if (loadedLanguage !== language) await loadFonts(loadedLanguage);
}

async function loadBrand(colour: string): Promise<void> {
  const { applyBrand } = await loadFile(() => import('../modes/brand'));
  applyBrand(colour);
}
