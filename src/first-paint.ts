import { variantOfHost } from './domain/variants';
import { detectLanguage } from './i18n/detect';
import { getFailedAgain, noteFailedFile } from './lib/get-again';
import { readInitialConfig } from './lib/initial-config';
import { reloadOnce } from './lib/reload-once';
import { readSecrets } from './lib/secrets';
import { detectPageContext } from './modes/page-context';
import { showFirstPage } from './show-first-page';
import './ui/boot.css';

/** Inside `index.html`: the first paint waits for no file. */
const { config } = readInitialConfig();
const opening = detectPageContext(readSecrets());
showFirstPage(config, detectLanguage(variantOfHost(location.hostname, config.hostPatterns)), opening);

// Not removed by `main.tsx`: a file is broken or missing.
document.addEventListener('DOMContentLoaded', () => {
  if (!document.querySelector('#boot-error a')) return;
  noteFailedFile();
  if (!reloadOnce()) void getFailedAgain();
});
