import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Variant } from '../domain/variants';
import { detectLanguage, LANGUAGE_STORAGE_KEY, matchLanguage } from './detect';
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
    // Same script as zh-TW, not as zh-CN.
    ['zh-HK', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['not a tag!', undefined],
    ['zh_cn', 'zh-CN'],
    ['ar', 'ar-SA'],
    ['xx-YY', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s matches %s', (tag, language) => {
    expect(matchLanguage(tag, offered)).toBe(language);
  });

  it('matches only the two languages of the Hong Kong variant', () => {
    const { offered: hongKong } = VARIANT_LANGUAGES['hong-kong'];
    expect(matchLanguage('en-GB', hongKong)).toBe('en-HK');
    expect(matchLanguage('zh-CN', hongKong)).toBe('zh-HK');
    expect(matchLanguage('de-DE', hongKong)).toBeUndefined();
  });

  it('matches Arabic only in the UAE variant', () => {
    expect(matchLanguage('ar-SA', VARIANT_LANGUAGES.default.offered)).toBeUndefined();
    expect(matchLanguage('ar-SA', VARIANT_LANGUAGES['hong-kong'].offered)).toBeUndefined();
  });
});

describe('detectLanguage', () => {
  interface Sources {
    readonly query?: string;
    readonly stored?: string;
    readonly browser?: readonly string[];
  }

  function detect(variant: Variant, { query, stored, browser = [] }: Sources) {
    const location = { search: query === undefined ? '' : `?from=a&lang=${query}`, hash: '' };
    const kept = new Map(stored === undefined ? [] : [[LANGUAGE_STORAGE_KEY, stored]]);
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: () => undefined,
      removeItem: () => undefined,
    };
    vi.stubGlobal('location', location);
    vi.stubGlobal('window', { location, localStorage });
    vi.stubGlobal('navigator', { languages: browser, language: browser[0] });
    return detectLanguage(variant);
  }
  afterEach(() => vi.unstubAllGlobals());

  it.each<[Variant, Sources, string]>([
    ['default', { query: 'tr-TR', stored: 'ja-JP', browser: ['de-DE'] }, 'tr-TR'],
    ['default', { query: 'zh%2DCN', stored: 'ja-JP' }, 'zh-CN'],
    ['default', { query: 'de' }, 'de-DE'],
    ['default', { stored: 'ja-JP', browser: ['de-DE'] }, 'ja-JP'],
    ['default', { browser: ['de', 'en'] }, 'de-DE'],
    ['default', {}, 'en'],
    // An empty source is skipped.
    ['default', { query: '', stored: 'ja-JP' }, 'ja-JP'],
    // The first source wins, even with a language that is not offered.
    ['default', { query: 'la-VA', stored: 'ja-JP', browser: ['de-DE'] }, 'en'],
    ['default', { query: 'ar-SA', stored: 'ja-JP' }, 'en'],
    ['default', { query: '%3Cb%3E', stored: 'ja-JP' }, 'en'],
    ['default', { stored: 'la-VA', browser: ['de-DE'] }, 'en'],
    ['default', { stored: 'not a tag!', browser: ['de-DE'] }, 'en'],
    ['default', { browser: ['la-VA', 'de-DE'] }, 'en'],
    ['hong-kong', { query: 'de-DE', stored: 'en-HK' }, 'zh-HK'],
    ['hong-kong', { stored: 'tr-TR', browser: ['en-HK'] }, 'zh-HK'],
    ['hong-kong', { browser: ['la-VA', 'en-HK'] }, 'zh-HK'],
    ['uae', { query: 'ar-SA', stored: 'en' }, 'ar-SA'],
    ['uae', { query: 'la-VA', stored: 'ar-SA' }, 'en'],
  ])('%s variant with %o uses %s', (variant, sources, language) => {
    expect(detect(variant, sources)).toBe(language);
  });
});
