import i18next from 'i18next';
import { applyLanguage } from '../i18n/detect';
import { LANGUAGES, type Language } from '../i18n/languages';
import { hasTexts, loadTexts } from '../i18n/setup';
import { trackPending } from '../lib/readiness';
import { loadFonts } from '../ui/fonts';
import { showToast } from '../ui/toast-store';

/** The language that the member selected last. Texts of an earlier selection are ignored when they arrive late. */
let latestRequested: Language | undefined;

/**
 * Changes the language of the page: texts, fonts, direction, and the `lang` query parameter if the address has one. If the texts cannot
 * be loaded, the page keeps its language and a toast names the language that failed.
 */
export async function changeLanguage(language: Language): Promise<void> {
  latestRequested = language;
  await trackPending(Promise.all([loadTexts(language), loadFonts(language)]));
  if (latestRequested !== language) return;
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
