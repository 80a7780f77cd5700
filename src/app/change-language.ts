import i18next from 'i18next';
import { applyLanguage } from '../i18n/detect';
import type { Language } from '../i18n/languages';
import { trackPending } from '../lib/readiness';
import { loadFonts } from '../ui/fonts';
import { showToast } from '../ui/toast-store';

/**
 * Speaks another language from now on: texts, fonts, direction, and the address if it named one. Where the texts cannot be
 * had, the page keeps its language and says so.
 */
export async function changeLanguage(language: Language): Promise<void> {
  await trackPending(Promise.all([i18next.loadLanguages(language), loadFonts(language)]));
  if (!i18next.hasResourceBundle(language, 'user-accounts')) {
    showToast({ kind: 'message', title: i18next.t('errors.network'), icon: 'fail' });
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
