/**
 * The language whose rules write dates and lists. The product's `en` is international English with British spelling, but browsers write it
 * as American English: `December 4, 2026` and `A, B, or C`.
 */
export function formatLanguage(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}
