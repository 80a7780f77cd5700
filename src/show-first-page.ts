import type { InitialConfig } from './domain/initial-config';
import type { Mode } from './domain/modes';
import { screenAtAddress } from './domain/routes';
import { showBootWords } from './i18n/boot-words';
import { applyLanguage } from './i18n/detect';
import type { Language } from './i18n/languages';
import { applyAppearance } from './modes/appearance';
import { showBootPage } from './modes/boot-page';

/** Shows the static page of `index.html` in the page's language, direction, mode and colours. It requests and reports nothing. */
export function showFirstPage(config: InitialConfig, language: Language, mode: Mode): void {
  applyLanguage(language);
  applyAppearance(mode, config.appearance);
  showBootWords(language, screenAtAddress(location.pathname));
  showBootPage(config.brand);
}
