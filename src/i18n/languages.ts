import type { Variant } from '../domain/variants';

interface LanguageRow {
  /** In the language itself, for the menu. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly variants: readonly [Variant, ...Variant[]];
}

/** In menu order. Codes are from PRODUCT.md, 'Languages'. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr', variants: ['default', 'uae'] },
  'en-US': { name: 'English (United States)', direction: 'ltr', variants: ['default', 'uae'] },
  'zh-CN': { name: '简体中文', direction: 'ltr', variants: ['default', 'uae'] },
  'zh-TW': { name: '繁體中文（台灣）', direction: 'ltr', variants: ['default', 'uae'] },
  'ja-JP': { name: '日本語', direction: 'ltr', variants: ['default', 'uae'] },
  'ko-KR': { name: '한국어', direction: 'ltr', variants: ['default', 'uae'] },
  'ru-RU': { name: 'Русский', direction: 'ltr', variants: ['default', 'uae'] },
  'id-ID': { name: 'Bahasa Indonesia', direction: 'ltr', variants: ['default', 'uae'] },
  'es-ES': { name: 'Español', direction: 'ltr', variants: ['default', 'uae'] },
  'tr-TR': { name: 'Türkçe', direction: 'ltr', variants: ['default', 'uae'] },
  'th-TH': { name: 'ไทย', direction: 'ltr', variants: ['default', 'uae'] },
  'vi-VN': { name: 'Tiếng Việt', direction: 'ltr', variants: ['default', 'uae'] },
  'de-DE': { name: 'Deutsch', direction: 'ltr', variants: ['default', 'uae'] },
  'zh-HK': { name: '繁體中文（香港）', direction: 'ltr', variants: ['hong-kong'] },
  'en-HK': { name: 'English (Hong Kong)', direction: 'ltr', variants: ['hong-kong'] },
  'ar-SA': { name: 'العربية', direction: 'rtl', variants: ['uae'] },
} as const satisfies Record<string, LanguageRow>;
export type Language = keyof typeof LANGUAGES;

type OfferedIn<V extends Variant> = {
  [L in Language]: V extends (typeof LANGUAGES)[L]['variants'][number] ? L : never;
}[Language];

interface VariantLanguages<V extends Variant> {
  /** Used if the requested language is missing or not offered. */
  readonly default: OfferedIn<V>;
  /** In menu order. */
  readonly offered: readonly Language[];
}

function offeredIn(variant: Variant): Language[] {
  return (Object.keys(LANGUAGES) as Language[]).filter((language) =>
    (LANGUAGES[language].variants as readonly Variant[]).includes(variant),
  );
}

export const VARIANT_LANGUAGES: { readonly [V in Variant]: VariantLanguages<V> } = {
  default: { default: 'en', offered: offeredIn('default') },
  'hong-kong': { default: 'zh-HK', offered: offeredIn('hong-kong') },
  uae: { default: 'en', offered: offeredIn('uae') },
};

/** Right-to-left for ar-SA only. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return LANGUAGES[language].direction;
}
