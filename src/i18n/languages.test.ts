import { describe, expect, it } from 'vitest';
import { separators } from '../domain/numbers';
import { VARIANTS } from '../domain/variants';
import { directionOf, LANGUAGES, type Language, VARIANT_LANGUAGES } from './languages';

const languages = Object.keys(LANGUAGES) as Language[];
/** The specification's list. */
const DEFAULT_LIST = 'en en-US zh-CN zh-TW ja-JP ko-KR ru-RU id-ID es-ES tr-TR th-TH vi-VN de-DE'.split(' ');

describe('VARIANT_LANGUAGES', () => {
  it.each([
    ['default', 'en', DEFAULT_LIST],
    ['hong-kong', 'zh-HK', ['zh-HK', 'en-HK']],
    ['uae', 'en', [...DEFAULT_LIST, 'ar-SA']],
  ] as const)('%s has the default %s and offers its own list', (variant, fallback, offered) => {
    expect(VARIANT_LANGUAGES[variant]).toEqual({ default: fallback, offered });
  });

  it.each(VARIANTS)('%s offers its own default', (variant) => {
    expect(VARIANT_LANGUAGES[variant].offered).toContain(VARIANT_LANGUAGES[variant].default);
  });

  it.each(languages)('%s is offered by at least one variant', (language) => {
    expect(VARIANTS.filter((variant) => VARIANT_LANGUAGES[variant].offered.includes(language))).not.toEqual([]);
  });
});

it('only ar-SA is written from right to left', () => {
  expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar-SA']);
});

it.each(languages)('amounts in %s have the separators that browsers use', (language) => {
  const format = new Intl.NumberFormat(language, { useGrouping: true, numberingSystem: 'latn' });
  const parts = format.formatToParts(12_345.6).map(({ type, value }) => [type, value]);
  const { group, decimal } = Object.fromEntries(parts);
  expect(separators(language)).toEqual({ group, decimal });
});
