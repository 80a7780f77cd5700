import { describe, expect, it } from 'vitest';
import { matchLanguage } from './detect';
import { VARIANT_LANGUAGES } from './languages';

describe('matchLanguage', () => {
  const { offered } = VARIANT_LANGUAGES.uae;
  it.each([
    ['en', 'en'],
    ['EN', 'en'],
    ['en-GB', 'en'],
    ['tr', 'tr-TR'],
    ['zh_cn', 'zh-CN'],
    ['ar', 'ar-SA'],
    ['xx-YY', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s gives %s', (wish, language) => {
    expect(matchLanguage(wish, offered)).toBe(language);
  });

  it('gives Arabic to the UAE variant alone', () => {
    expect(matchLanguage('ar-SA', VARIANT_LANGUAGES.default.offered)).toBeUndefined();
    expect(matchLanguage('ar-SA', VARIANT_LANGUAGES['hong-kong'].offered)).toBeUndefined();
  });
});
