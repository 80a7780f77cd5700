import { directionOf, LANGUAGES, type Language } from '../../src/i18n/languages';
import { GALLERY_STATES, type GalleryState, THEMES, type Theme } from './states';
import type { Texts } from './texts';

/** Settings from the query: `?theme=light|dark|black&dir=ltr|rtl&lang=…&texts=long&state=…`. */
export interface Settings {
  readonly theme: Theme;
  readonly direction: 'ltr' | 'rtl';
  /** Default: the direction of the language. */
  readonly requestedDirection: 'ltr' | 'rtl' | undefined;
  readonly language: Language;
  /** Doubles long words, to test layouts. */
  readonly long: boolean;
  /** Undefined shows all sections. */
  readonly state: GalleryState | undefined;
}

export interface SectionProps {
  readonly settings: Settings & { readonly texts: Texts };
}

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
