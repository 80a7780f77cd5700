import { directionOf, LANGUAGES, type Language } from '../../src/i18n/languages';
import { GALLERY_STATES, type GalleryState, THEMES, type Theme } from './states';
import type { Texts } from './texts';

/** What the address asks for: `?theme=light|dark|black&dir=ltr|rtl&lang=…&texts=long&state=…`. */
export interface Settings {
  readonly theme: Theme;
  readonly direction: 'ltr' | 'rtl';
  /** What the address says about it; the language's own direction without. */
  readonly askedDirection: 'ltr' | 'rtl' | undefined;
  readonly language: Language;
  /** Every word at twice its length, to see what breaks. */
  readonly long: boolean;
  /** The one state to show; all sections without it. */
  readonly state: GalleryState | undefined;
}

/** What each section is given. */
export interface SectionProps {
  readonly settings: Settings & { readonly texts: Texts };
}

/** Reads the settings from a query. The language says the direction unless the query says otherwise. */
export function readSettings(query: URLSearchParams): Settings {
  const asked = query.get('lang') ?? 'en';
  const language = (Object.keys(LANGUAGES) as Language[]).find((known) => known === asked) ?? 'en';
  const asksFor = query.get('dir');
  const askedDirection = asksFor === 'rtl' || asksFor === 'ltr' ? asksFor : undefined;
  return {
    theme: THEMES.find((theme) => theme === query.get('theme')) ?? 'system',
    direction: askedDirection ?? directionOf(language),
    askedDirection,
    language,
    long: query.get('texts') === 'long',
    state: GALLERY_STATES.find(({ id }) => id === query.get('state')),
  };
}
