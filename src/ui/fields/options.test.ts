import { describe, expect, it } from 'vitest';
import { countryOptions, dialCodeOptions } from './countries';
import { toAlpha2, toAlpha3 } from './country-codes';
import { foldText, searchOptions } from './options';

const entries = [
  { countryCode: 'TUR', regionCode: 90, nameEn: 'Turkey', nameZhCN: '土耳其' },
  { countryCode: 'CIV', regionCode: 225, nameEn: 'Ivory Coast' },
  { countryCode: 'IND', regionCode: 91, nameEn: 'India' },
  { countryCode: 'IOT', regionCode: 246, nameEn: 'British Indian Ocean Territory' },
  { countryCode: 'IDN', regionCode: 62, nameEn: 'Indonesia' },
  { countryCode: 'QQQ', regionCode: 0, nameEn: 'Nowhere' },
];
const found = (typed: string, language = 'en') =>
  searchOptions(countryOptions(entries, language), typed).map(({ value }) => value);

describe('country codes', () => {
  it.each([
    ['TUR', 'TR'],
    ['ARE', 'AE'],
    ['HKG', 'HK'],
    ['KAZ', 'KZ'],
    ['IDN', 'ID'],
    ['XKX', 'XK'],
  ])('%s and %s are converted to each other', (three, two) => {
    expect([toAlpha2(three), toAlpha3(two), toAlpha2(two), toAlpha3(three)]).toEqual([two, three, two, three]);
    expect(toAlpha2(three.toLowerCase())).toBe(two);
  });

  it('that are unknown give undefined', () => {
    expect([toAlpha2('EU'), toAlpha2('QQQ'), toAlpha3('QQ'), toAlpha2('')]).toEqual(Array(4).fill(undefined));
  });
});

describe('countries', () => {
  it('are named and sorted in the page’s language', () => {
    expect(countryOptions(entries, 'tr').map(({ label }) => label)).toEqual([
      'Britanya Hint Okyanusu Toprakları',
      'Côte d’Ivoire',
      'Endonezya',
      'Hindistan',
      'Nowhere',
      'Türkiye',
    ]);
  });

  it('are found by name with or without accents, by code, and by English and Chinese name', () => {
    expect(found('turkiye', 'tr')).toEqual(['TUR']);
    expect(found('Turkey', 'tr')).toEqual(['TUR']);
    expect(found('土耳其')).toEqual(['TUR']);
    expect(found('tr')).toContain('TUR');
    expect(found('cote')).toEqual(['CIV']);
    expect(found('zzz')).toEqual([]);
  });

  it.each([
    ['with direction marks', '\u202aTürkiye\u202c'],
    ['with a zero-width space', 'Tür\u200bkiye'],
    ['with no-break spaces', '\u00a0türkiye\u00a0'],
    ['of composed letters', 'Tu\u0308rkiye'],
    ['of wide letters', 'Ｔｕｒｋｅｙ'],
  ])('are found by a text %s', (_what, typed) => {
    expect(found(typed)).toEqual(['TUR']);
  });

  it('that start with the typed text come before those that only contain it', () => {
    expect(found('ind')).toEqual(['IND', 'IDN', 'IOT']);
  });

  it('are all listed if nothing is typed', () => {
    expect(found('  ')).toHaveLength(entries.length);
  });

  it('show their dial code, are found by it with or without the plus, and are left out if they have none', () => {
    const options = dialCodeOptions(entries, 'en');
    expect(options.find(({ value }) => value === 'TUR')?.detail).toBe('+90');
    expect(options.map(({ value }) => value)).not.toContain('QQQ');
    expect(searchOptions(options, '+90').map(({ value }) => value)).toEqual(['TUR']);
    expect(searchOptions(options, '90')[0]?.value).toBe('TUR');
    expect(searchOptions(options, '＋٩٠').map(({ value }) => value)).toEqual(['TUR']);
  });
});

describe('foldText', () => {
  it('removes case, accents and Turkish dots', () => {
    expect(foldText(' İSTANBUL Diyarbakır ')).toBe('istanbul diyarbakir');
  });
});
