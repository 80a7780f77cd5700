import type { InitialConfig } from './domain/initial-config';
import type { Mode } from './domain/modes';
import { showBootWords } from './i18n/boot-words';
import { applyLanguage } from './i18n/detect';
import type { Language } from './i18n/languages';
import { applyAppearance } from './modes/appearance';
import { showBootPage } from './modes/boot-page';
import { screenAtAddress } from './screens/address';

/** In the page's language, direction, mode and colours. Sends nothing. */
export function showFirstPage(config: InitialConfig, language: Language, mode: Mode): void {
  applyLanguage(language);
  applyAppearance(mode, config.appearance);
  showBootWords(language, screenAtAddress(location.pathname));
  showBootPage(config.brand);
}
