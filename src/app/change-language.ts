import i18next from 'i18next';
import { applyLanguage } from '../i18n/detect';
import { LANGUAGES, type Language } from '../i18n/languages';
import { hasTexts, loadTexts } from '../i18n/setup';
import { trackPending } from '../lib/readiness';
import { loadFonts } from '../ui/fonts';
import { showToast } from '../ui/toast-store';

/** The language that the member asked for last: texts of an earlier wish that come late change nothing. */
let wished: Language | undefined;

/**
 * Changes the language of the page: texts, fonts, direction, and the address if it named one. Where the texts cannot be had, the page
 * keeps its language, and the member is told which one could not be loaded.
 */
export async function changeLanguage(language: Language): Promise<void> {
  wished = language;
  await trackPending(Promise.all([loadTexts(language), loadFonts(language)]));
  if (wished !== language) return;
  if (!hasTexts(language)) {
    showToast({
      kind: 'message',
      title: i18next.t('errors.language', { language: LANGUAGES[language].name }),
      icon: 'fail',
    });
    return;
  }
  await i18next.changeLanguage(language);
  applyLanguage(language);
  const url = new URL(location.href);
  if (url.searchParams.has('lang')) {
    url.searchParams.set('lang', language);
    history.replaceState(history.state, '', url);
  }
}
