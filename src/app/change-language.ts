import i18next from 'i18next';
import { bindNow } from '../domain/bound';
import { LANGUAGES, type Language } from '../i18n/languages';
import { hasTexts, loadTexts } from '../i18n/setup';
import { NewVersionError } from '../lib/load-file';
import { trackPending } from '../lib/readiness';
import { isOtherBuildServed } from '../lib/served-build';
import { loadFonts } from '../ui/fonts';
import { showToast } from '../ui/toast-store';
import { rememberLanguage } from './language-select';

/** The language that the member selected last. Texts of an earlier selection are ignored when they arrive late. */
let latestRequested: Language | undefined;

/**
 * Changes the language of the page: texts, fonts, direction, and the `lang` query parameter if the address has one. If the texts cannot
 * be loaded, the page keeps its language and a toast names the language that failed.
 *
 * @throws NewVersionError if the server has another build, whose texts this page may not know
 */
export async function changeLanguage(language: Language): Promise<void> {
  latestRequested = language;
  const request = bindNow(() => latestRequested);
  const [isOld] = await trackPending(Promise.all([isOtherBuildServed(), loadTexts(language), loadFonts(language)]));
  if (!request.isCurrent()) return;
  if (isOld) throw new NewVersionError('The server has the texts of another build.');
  if (!hasTexts(language)) {
    showToast({
      kind: 'message',
      title: i18next.t('errors.language', { language: LANGUAGES[language].name }),
      icon: 'fail',
    });
    return;
  }
  await i18next.changeLanguage(language);
  rememberLanguage(language);
}
