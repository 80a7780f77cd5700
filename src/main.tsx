import { apiBaseOf } from './api/base';
import { canSendEarly, sendEarlyCalls } from './app/early-calls';
import { preloadScreen, rowOf } from './app/preload-screen';
import { screenAtAddress } from './domain/routes';
import { variantOfHost } from './domain/variants';
import { detectLanguage } from './i18n/detect';
import { textAddresses } from './i18n/locales-path';
import { afterFirstPaint } from './lib/after-paint';
import { hideBootError, offerRetry } from './lib/boot-error';
import { readInitialConfig } from './lib/initial-config';
import { reloadAt, reloadOnce } from './lib/reload-once';
import { addressWithToken, takeSecrets } from './lib/secrets';
import { warmIntl } from './lib/warm-intl';
import { readPageContext } from './modes/page-context';
import { showFirstPage } from './show-first-page';

/**
 * The first script of the app. The script inside of the page (`first-paint.ts`) has shown the static page before; if the host's
 * content security policy blocks it, that is done here. Secrets are removed from the address before any other code can keep or report them.
 */
const secrets = takeSecrets();
const { config, problems } = readInitialConfig();
const variant = variantOfHost(location.hostname, config.hostPatterns);
const language = detectLanguage(variant);
const opening = readPageContext(secrets);
const screen = screenAtAddress(location.pathname);
// Where the member's session is a token or the messaging app's, something else may stand in the screen's place. A step of a flow is no first view.
const hasFirstTexts = canSendEarly(opening.mode) && !new URLSearchParams(location.search).has('step');
const firstTexts = hasFirstTexts ? rowOf(location.pathname)?.firstTexts : undefined;

hideBootError();
if (document.getElementById('root')?.hidden) {
  // biome-ignore lint/suspicious/noConsole: the deployer looks for the reason here.
  console.error(
    'The style and the script inside of the page were blocked, so it appears later: allow them in its content security policy.',
  );
  void import('./ui/boot.css');
  showFirstPage(config, language, opening.mode);
}
const apiBase = apiBaseOf(location, config);
if (apiBase === undefined) {
  // biome-ignore lint/suspicious/noConsole: the deployer looks for the reason here, and no report may be sent.
  console.error(
    `The API's address cannot be told from the host ${location.hostname}: set apiBase or crossApiPath in the initial config.`,
  );
  void offerRetry().then(() => reloadAt(addressWithToken()));
} else {
  openApp(apiBase);
}

/** Loads the app and starts it. */
function openApp(apiBase: string): void {
  requestFiles('script');
  /** What takes time is requested at once, while the app's code is still on its way. */
  const requestEarly = afterFirstPaint(() => {
    if (screen) sendEarlyCalls(screen, { apiBase, config, language, opening });
  });

  /** Loaded with the rest of the app: few pages have a brand colour of their own, and the skeleton does not show it. */
  const branded =
    config.brandColour && import('./modes/brand').then(({ applyBrand }) => applyBrand(config.brandColour));

  const boot = { apiBase, config, configProblems: problems, variant, language, firstTexts, opening, secrets };
  const begun = import('./app/begin').then(({ begin }) => {
    requestEarly();
    void requestRest();
    return begin(boot);
  });
  Promise.all([begun, runShared().then(() => import('./app/start')), branded])
    .then(([begun, { start }]) => start(boot, begun))
    .catch((error: unknown) => {
      // The app is not rendered yet, so the message of index.html is shown.
      if (!reloadOnce(addressWithToken())) void offerRetry().then(() => reloadAt(addressWithToken()));
      throw error;
    });
}

/** Requests what comes behind React and the other packages. Not earlier: all files share the connection, and React takes longest to run. */
async function requestRest(): Promise<void> {
  // The texts and the font, until which the text has a stand-in, when the style sheet is there: the packages then come earlier, and these still before
  // the first render ends. If the font were requested only when its first text is drawn, the page would wait for it at the end. Waits for the style
  // sheet before that is requested, because from the browser's cache it comes at once.
  void loaded('link[data-when=begin][as=style]').then(() => {
    preload(textAddresses(config, language, firstTexts));
    requestFiles('style');
  });
  // Each in a task of its own, because all the requests in one would keep a slow phone busy for more than 0.1 seconds.
  for (const request of [() => requestFiles('begin'), () => preloadScreen(location.pathname), warmIntl]) {
    request();
    await nextTask();
  }
}

/**
 * Runs the files that every screen needs one after the other, in tasks of their own, because all of them at once keep a slow phone busy for
 * 0.2 seconds. They have been requested before. A file that cannot be loaded is requested again by the import of the app, which reports it.
 */
async function runShared(): Promise<void> {
  for (const run of [
    // One of the other packages, and one of the pieces of all screens: each of these is in one file with its like.
    () => import('./app/react-entry'),
    () => import('class-variance-authority'),
    () => import('./ui/page'),
  ]) {
    await run().catch(() => undefined);
    await nextTask();
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Requests the files of the start whose turn has come (`START_FILES` of `vite.config.ts`). */
function requestFiles(when: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-when=${when}]`)) {
    link.rel = link.dataset.rel ?? '';
  }
}

/** Waits until the file of a link has come, or cannot come. */
function loaded(selector: string): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>(selector);
  return new Promise((resolve) => {
    if (link) Object.assign(link, { onload: resolve, onerror: resolve });
    else resolve(undefined);
  });
}

/** Starts downloads that the app will request with `fetch`, before the code that requests them is here. */
function preload(addresses: readonly string[]): void {
  for (const href of addresses) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'fetch',
      crossOrigin: 'anonymous',
      href,
    });
    document.head.append(link);
  }
}
