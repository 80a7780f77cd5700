import { variantOfHost } from './domain/sites';
import { applyLanguage, detectLanguage } from './i18n/detect';
import { offerRetry } from './lib/boot-error';
import { readInitialConfig } from './lib/initial-config';
import { reloadOnce } from './lib/reload-once';
import { takeSecrets } from './lib/secrets';
import { applyAppearance } from './modes/appearance';
import { readOpening } from './modes/opened';
import './ui/styles.css';

/**
 * The first script: small, and done before the first paint (the tag blocks rendering). Secrets leave the address before
 * any other code can read it; language, direction and theme are right from the first picture on (design 2).
 */
const secrets = takeSecrets();
const { config, problems } = readInitialConfig();
const variant = variantOfHost(location.hostname, config.hostPatterns);
const language = detectLanguage(variant);
applyLanguage(language);
const opening = readOpening(secrets);
applyAppearance(opening.mode, config.appearance);

/** Few pages have a brand colour of their own, and the skeleton shows none: it comes beside the rest of the app. */
const branded = config.brandColour && import('./modes/brand').then(({ applyBrand }) => applyBrand(config.brandColour));

Promise.all([import('./app/start'), branded])
  .then(([{ start }]) => start({ config, configProblems: problems, variant, language, opening, secrets }))
  .catch((error: unknown) => {
    // Nothing is drawn yet, so no page of ours can say it: the element in index.html does.
    if (!reloadOnce()) void offerRetry().then(() => location.reload());
    throw error;
  });
