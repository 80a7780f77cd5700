import { homeAddress } from '../../../i18n/language-path';
import { initialConfig } from '../../../lib/initial-config';

/** Separate, for the first screen's header. */
export function homePage(language: string): string {
  return homeAddress(initialConfig().links.home, language);
}
