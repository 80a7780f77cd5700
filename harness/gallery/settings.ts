import { directionOf, LANGUAGES, type Language } from '../../src/i18n/languages';
import { GALLERY_STATES, type GalleryState, THEMES, type Theme } from './states';
import type { Texts } from './texts';

/** Settings from the URL's query: `?theme=light|dark|black&dir=ltr|rtl&lang=…&texts=long&state=…`. */
export interface Settings {
  readonly theme: Theme;
  readonly direction: 'ltr' | 'rtl';
  /** Direction from the query; undefined if the direction of the language applies. */
  readonly requestedDirection: 'ltr' | 'rtl' | undefined;
  readonly language: Language;
  /** Doubles the length of the words, to test layouts with long texts. */
  readonly long: boolean;
  /** The only state to show; undefined to show all sections. */
  readonly state: GalleryState | undefined;
}

/** Props of each section. */
export interface SectionProps {
  readonly settings: Settings & { readonly texts: Texts };
}

/** Reads the settings from a query. Unknown values get defaults: the system's theme, English, the direction of the language. */
export function readSettings(query: URLSearchParams): Settings {
  const requestedLanguage = query.get('lang');
  const language = (Object.keys(LANGUAGES) as Language[]).find((known) => known === requestedLanguage) ?? 'en';
  const dir = query.get('dir');
  const requestedDirection = dir === 'rtl' || dir === 'ltr' ? dir : undefined;
  return {
    theme: THEMES.find((theme) => theme === query.get('theme')) ?? 'system',
    direction: requestedDirection ?? directionOf(language),
    requestedDirection,
    language,
    long: query.get('texts') === 'long',
    state: GALLERY_STATES.find(({ id }) => id === query.get('state')),
  };
}
