import { TEXTS, type Texts } from './texts';

export const THEMES = ['system', 'light', 'dark', 'black'] as const;
export type Theme = (typeof THEMES)[number];

/** What the address asks for: `?theme=light|dark|black&dir=ltr|rtl&lang=…`. */
export interface Settings {
  readonly theme: Theme;
  readonly direction: 'ltr' | 'rtl';
  readonly language: string;
  readonly texts: Texts;
}

/** Reads the settings from a query; Arabic is right-to-left unless the query says otherwise. */
export function readSettings(query: URLSearchParams): Settings {
  const language = query.get('lang') ?? 'en';
  const written = language.split('-')[0] ?? 'en';
  const direction = query.get('dir') ?? (written === 'ar' ? 'rtl' : 'ltr');
  return {
    theme: THEMES.find((theme) => theme === query.get('theme')) ?? 'system',
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
    language,
    texts: TEXTS[written] ?? TEXTS.en,
  };
}

/** The same page with one setting changed. */
export function withSetting(settings: Settings, change: Partial<Record<'theme' | 'dir' | 'lang', string>>): string {
  const { theme, direction, language } = settings;
  return `?${new URLSearchParams({ theme, dir: direction, lang: language, ...change })}`;
}
