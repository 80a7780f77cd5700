import i18next from 'i18next';
import { StrictMode, startTransition } from 'react';
import { RouterProvider } from 'react-router-dom';
import { dropEarly } from '../api/early';
import { dropUnused } from '../api/resource';
import { loadSender } from '../api/transport';
import { setUpTexts, wholeTexts } from '../i18n/setup';
import { offerRetry } from '../lib/boot-error';
import { loadFile } from '../lib/load-file';
import { setUnmount } from '../lib/member-memory';
import { trackPending, whenReady } from '../lib/readiness';
import { loadFonts, preloadFont } from '../ui/fonts';
import type { Begun } from './begin';
import type { Boot } from './boot';
import { watchConnection } from './connection';
import { showError, showUnhandledRejections } from './errors';
import { FIRST_SCREEN_MS, firstScreen } from './first-screen';
import { createRoot } from './react-entry';
import { createAccountRouter } from './router';
import { ShownWith } from './shown-with';
import { reportOf } from './telemetry';
import '../ui/styles.css';

/** Milliseconds that a first screen waits for its font, from the start of its render: a slow phone renders for most of them. */
const FONT_MS = 200;

/** Starts the rest of the app after the first script (`main.tsx`) and what needs no React (`begin.ts`): texts and fonts, then the router. */
export async function start(boot: Boot, begun: Begun): Promise<void> {
  const { language } = boot;
  const { telemetry, adapter, loadMember, answered } = begun;
  const texts = trackPending(loadTextsOf(boot));
  const fonts = trackPending(loadFonts(language));
  const font = fonts.then(() => preloadFont(language));

  // Before the texts are there, i18next has no language yet.
  begun.connect({ language: () => i18next.language ?? language, showError });
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
  const router = createAccountRouter(loadMember, boot.secrets.sdkToken);
  // No screen is shown before the texts and the profile are there. The screen's calls do not wait for the texts.
  const shown = Promise.all([texts, fonts]);
  const late = shown.then(() => new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MS)));
  await Promise.all([shown, firstScreen(router, answered, late)]);
  const app = (
    <>
      <RouterProvider router={router} />
      <ShownWith font={Promise.race([font, new Promise((resolve) => setTimeout(resolve, FONT_MS))])} />
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
