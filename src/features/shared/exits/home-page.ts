import { homeAddress } from '../../../i18n/language-path';
import { initialConfig } from '../../../lib/initial-config';

/** Address of the wider product's home page in the page's language. A file of its own, because the first screen's header contains it. */
export function homePage(language: string): string {
  return homeAddress(initialConfig().links.home, language);
}
