import { apiBaseOf } from './api/base';
import { canSendEarly, sendEarlyCalls } from './app/early-calls';
import { settleIndexAddress } from './app/index-address';
import { preloadScreen } from './app/preload-screen';
import { variantOfHost } from './domain/variants';
import { showSetupWords } from './i18n/boot-words';
import { detectLanguage } from './i18n/detect';
import { textAddresses } from './i18n/locales-path';
import { hideBootError, offerRetry } from './lib/boot-error';
import { noteFailedFile } from './lib/get-again';
import { readInitialConfig } from './lib/initial-config';
import { reloadAt, reloadOnce } from './lib/reload-once';
import { addressWithToken, takeSecrets } from './lib/secrets';
import { readPageContext } from './modes/page-context';
import { screenAtAddress } from './screens/address';
import { firstTextsOf, screenOf } from './screens/screens';
import { showFirstPage } from './show-first-page';

/** Shows the static page if the policy blocked `first-paint.ts`. Removes secrets from the address first. */
const secrets = takeSecrets();
const { config, problems, isReadable } = readInitialConfig();
const variant = variantOfHost(location.hostname, config.hostPatterns);
const language = detectLanguage(variant);
const opening = readPageContext(secrets);
const isLeaving = settleIndexAddress(opening);
const screen = screenAtAddress(location.pathname);
// Otherwise another screen may open, and steps are not first views.
const hasFirstTexts = canSendEarly(opening) && !new URLSearchParams(location.search).has('step');
const firstTexts = hasFirstTexts && screen ? firstTextsOf(screenOf(screen)) : undefined;

hideBootError();
if (document.getElementById('root')?.hidden) {
  // biome-ignore lint/suspicious/noConsole: the deployer looks for the reason here.
  console.error(
    'The inline style and script of the page were blocked, so it appears later: allow them in its content security policy.',
  );
  void import('./ui/boot.css');
  showFirstPage(config, language, opening);
}
const apiBase = apiBaseOf(location, config);
if (isLeaving) {
} else if (!isReadable) {
  // Operator and rules would be wrong.
  // biome-ignore lint/suspicious/noConsole: the deployer looks for the reason here, and no report may be sent.
  console.error('The initial config of the page is not JSON, so nothing is shown.');
  showSetupWords(language);
  void offerRetry().then(() => reloadAt(addressWithToken()));
} else if (apiBase === undefined) {
  // biome-ignore lint/suspicious/noConsole: the deployer looks for the reason here, and no report may be sent.
  console.error(
    `The API's address cannot be derived from the host ${location.hostname}: set apiBase or crossApiPath in the initial config.`,
  );
  void offerRetry().then(() => reloadAt(addressWithToken()));
} else {
  openApp(apiBase);
}

/** Answers, start, screen and texts at once. */
function openApp(apiBase: string): void {
  const boot = { apiBase, config, configProblems: problems, variant, language, firstTexts, opening, secrets };
  try {
    if (screen) sendEarlyCalls(screen, boot);
  } catch (error) {
    // The app can ask for everything itself.
    reportError(error);
  }
  const started = import('./app/start');
  preloadScreen(location.pathname);
  preload(textAddresses(config, language, firstTexts));
  started
    .then(({ start }) => start(boot))
    .catch((error: unknown) => {
      noteFailedFile();
      if (!reloadOnce(addressWithToken())) void offerRetry().then(() => reloadAt(addressWithToken()));
      throw error;
    });
}

/** Before the code that needs them. */
function preload(addresses: readonly string[]): void {
  for (const href of addresses) {
    const link = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}
