import { variantOfHost } from './domain/variants';
import { detectLanguage } from './i18n/detect';
import { readInitialConfig } from './lib/initial-config';
import { readSecrets } from './lib/secrets';
import { detectPageContext } from './modes/page-context';
import { showFirstPage } from './show-first-page';
import './ui/boot.css';

/**
 * The script inside of `index.html`, and its style sheet, so that the first paint waits for no file. `main.tsx`, whose file comes later, finds
 * out the same and starts the app.
 */
const { config } = readInitialConfig();
// Only what kind of page it is. The secrets stay where `main.tsx` takes them from, and the tab's mode is kept by `main.tsx` alone.
const { mode } = detectPageContext(readSecrets());
showFirstPage(config, detectLanguage(variantOfHost(location.hostname, config.hostPatterns)), mode);
