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
    ['en-us', 'en-US'],
    ['de', 'de-DE'],
    ['zh', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    // Written in the same script as Taiwan's, not as the mainland's.
    ['zh-HK', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['not a tag!', undefined],
    ['zh_cn', 'zh-CN'],
    ['ar', 'ar-SA'],
    ['xx-YY', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s gives %s', (wish, language) => {
    expect(matchLanguage(wish, offered)).toBe(language);
  });

  it('gives Hong Kong its own two alone', () => {
    const { offered: hongKong } = VARIANT_LANGUAGES['hong-kong'];
    expect(matchLanguage('en-GB', hongKong)).toBe('en-HK');
    expect(matchLanguage('zh-CN', hongKong)).toBe('zh-HK');
    expect(matchLanguage('de-DE', hongKong)).toBeUndefined();
  });

  it('gives Arabic to the UAE variant alone', () => {
    expect(matchLanguage('ar-SA', VARIANT_LANGUAGES.default.offered)).toBeUndefined();
    expect(matchLanguage('ar-SA', VARIANT_LANGUAGES['hong-kong'].offered)).toBeUndefined();
  });
});
