import type { Language } from '../../../src/i18n/languages';

/** The product's font for each script. */
export const SCRIPT_FONTS = {
  latin: 'IBM Plex Sans',
  cyrillic: 'IBM Plex Sans',
  arabic: 'IBM Plex Sans Arabic',
  japanese: 'IBM Plex Sans JP',
  korean: 'IBM Plex Sans KR',
  thai: 'IBM Plex Sans Thai',
  simplified: 'IBM Plex Sans SC',
  traditional: 'IBM Plex Sans TC',
} as const;

/** The script of each language. */
export const SCRIPTS: Readonly<Record<Language, keyof typeof SCRIPT_FONTS>> = {
  en: 'latin',
  'en-US': 'latin',
  'en-HK': 'latin',
  'de-DE': 'latin',
  'es-ES': 'latin',
  'id-ID': 'latin',
  'tr-TR': 'latin',
  'vi-VN': 'latin',
  'ru-RU': 'cyrillic',
  'ar-SA': 'arabic',
  'ja-JP': 'japanese',
  'ko-KR': 'korean',
  'th-TH': 'thai',
  'zh-CN': 'simplified',
  'zh-HK': 'traditional',
  'zh-TW': 'traditional',
};
