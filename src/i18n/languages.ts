import type { Variant } from '../domain/sites';

/** Languages that the product speaks (spec 9 and design 4), with their own names for the language menu. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr' },
  'zh-CN': { name: '简体中文', direction: 'ltr' },
  'tr-TR': { name: 'Türkçe', direction: 'ltr' },
  'zh-HK': { name: '繁體中文（香港）', direction: 'ltr' },
  'ar-SA': { name: 'العربية', direction: 'rtl' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>;
export type Language = keyof typeof LANGUAGES;

/** What each host variant offers, and what it falls back to (spec 9, design 4). */
export const VARIANT_LANGUAGES = {
  default: { default: 'en', offered: ['en', 'zh-CN', 'tr-TR'] },
  'hong-kong': { default: 'zh-HK', offered: ['zh-HK'] },
  uae: { default: 'en', offered: ['en', 'zh-CN', 'tr-TR', 'ar-SA'] },
} as const satisfies Record<Variant, { default: Language; offered: readonly Language[] }>;

/** Right-to-left for ar-SA only (spec 2). */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return LANGUAGES[language].direction;
}
