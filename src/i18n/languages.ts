import type { Variant } from '../domain/sites';

/** Languages that the product speaks (spec 9 and design 4), with their own names for the language menu. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr' },
  'en-US': { name: 'English (United States)', direction: 'ltr' },
  'zh-CN': { name: '简体中文', direction: 'ltr' },
  'zh-TW': { name: '繁體中文（台灣）', direction: 'ltr' },
  'ja-JP': { name: '日本語', direction: 'ltr' },
  'ko-KR': { name: '한국어', direction: 'ltr' },
  'ru-RU': { name: 'Русский', direction: 'ltr' },
  'id-ID': { name: 'Bahasa Indonesia', direction: 'ltr' },
  'es-ES': { name: 'Español', direction: 'ltr' },
  'tr-TR': { name: 'Türkçe', direction: 'ltr' },
  'th-TH': { name: 'ไทย', direction: 'ltr' },
  'vi-VN': { name: 'Tiếng Việt', direction: 'ltr' },
  'de-DE': { name: 'Deutsch', direction: 'ltr' },
  'zh-HK': { name: '繁體中文（香港）', direction: 'ltr' },
  'en-HK': { name: 'English (Hong Kong)', direction: 'ltr' },
  'ar-SA': { name: 'العربية', direction: 'rtl' },
} as const satisfies Record<string, { name: string; direction: 'ltr' | 'rtl' }>;
export type Language = keyof typeof LANGUAGES;

/** The spec's list, in its order (spec 9). */
const DEFAULT_LANGUAGES = [
  'en',
  'en-US',
  'zh-CN',
  'zh-TW',
  'ja-JP',
  'ko-KR',
  'ru-RU',
  'id-ID',
  'es-ES',
  'tr-TR',
  'th-TH',
  'vi-VN',
  'de-DE',
] as const satisfies readonly Language[];

/** What each host variant offers, and what it falls back to (spec 9, design 4). */
export const VARIANT_LANGUAGES = {
  default: { default: 'en', offered: DEFAULT_LANGUAGES },
  'hong-kong': { default: 'zh-HK', offered: ['zh-HK', 'en-HK'] },
  uae: { default: 'en', offered: [...DEFAULT_LANGUAGES, 'ar-SA'] },
} as const satisfies Record<Variant, { default: Language; offered: readonly Language[] }>;

/** Right-to-left for ar-SA only (spec 2). */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return LANGUAGES[language].direction;
}
