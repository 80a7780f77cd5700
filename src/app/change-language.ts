import i18next from 'i18next';
import { applyLanguage } from '../i18n/detect';
import type { Language } from '../i18n/languages';
import { trackPending } from '../lib/readiness';
import { loadFonts } from '../ui/fonts';

/** Speaks another language from now on: texts, fonts, direction, and the address if it named one. */
export async function changeLanguage(language: Language): Promise<void> {
  await trackPending(Promise.all([i18next.changeLanguage(language), loadFonts(language)]));
  applyLanguage(language);
  const url = new URL(location.href);
  if (url.searchParams.has('lang')) {
    url.searchParams.set('lang', language);
    history.replaceState(history.state, '', url);
  }
}
