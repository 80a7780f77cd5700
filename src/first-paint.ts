import { screenAtAddress } from './domain/routes';
import { variantOfHost } from './domain/variants';
import { showBootWords } from './i18n/boot-words';
import { applyLanguage, detectLanguage } from './i18n/detect';
import { readInitialConfig } from './lib/initial-config';
import { readSecrets } from './lib/secrets';
import { applyAppearance } from './modes/appearance';
import { showBootPage } from './modes/boot-page';
import { readPageContext } from './modes/page-context';
import './ui/boot.css';

/**
 * The script inside of `index.html`, and its style sheet: they show the static page in the page's language, direction, mode and colours, so
 * that the first paint waits for no file. It requests and reports nothing. `main.tsx`, whose file comes later, finds out the same and starts
 * the app.
 */
const { config } = readInitialConfig();
const language = detectLanguage(variantOfHost(location.hostname, config.hostPatterns));
applyLanguage(language);
// Only what kind of page it is: the secrets stay where `main.tsx` takes them from, and are not kept here.
const { mode } = readPageContext(readSecrets());
applyAppearance(mode, config.appearance);
showBootWords(language, screenAtAddress(location.pathname));
showBootPage(config.brand);
