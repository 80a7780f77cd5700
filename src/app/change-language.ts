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

/** Earlier texts may arrive late. */
let latestRequested: Language | undefined;

/** Shows a toast if the texts fail to load. @throws NewVersionError if the server has another build */
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
