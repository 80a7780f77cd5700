import * as fc from 'fast-check';
import parsePhone from 'libphonenumber-js/mobile';
import { describe, expect, it } from 'vitest';
import { readDate, readDatePart, readMonth } from './date';
import { readHostName } from './host-name';
import { readLanguageTag } from './language-tag';
import { readNumber } from './number';
import { readPhone } from './phone';
import { readAddress, readCode, readDigits, readDocumentNumber, readLine, readName, readText } from './text';

/** Every reader reads every kind. */

const DIGITS = {
  Latin: '22123456789',
  Arabic: '٢٢١٢٣٤٥٦٧٨٩',
  Persian: '۲۲۱۲۳۴۵۶۷۸۹',
  Devanagari: '२२१२३४५६७८९',
  Bengali: '২২১২৩৪৫৬৭৮৯',
  Thai: '๒๒๑๒๓๔๕๖๗๘๙',
  wide: '２２１２３４５６７８９',
  bold: '𝟐𝟐𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
};
/** Invisible characters around and inside a text. */
const UNSEEN: readonly (readonly [kind: string, wrap: (text: string) => string])[] = [
  ['as it is', (text) => text],
  ['in direction marks', (text) => `\u202a${text}\u202c`],
  ['in isolates', (text) => `\u2068${text}\u2069\u200f`],
  ['after a byte order mark', (text) => `\ufeff${text}`],
  ['with a variation selector', (text) => text.replace(/^./u, '$&\ufe0f')],
  ['with a zero-width space', (text) => text.replace(/^./u, '$&\u200b')],
  ['with a soft hyphen', (text) => text.replace(/^./u, '$&\u00ad')],
  ['with a joiner', (text) => `${text}\u200d`],
  ['in no-break spaces', (text) => `\u00a0${text}\u202f`],
  ['in ideographic spaces', (text) => `\u3000${text}\u3000`],
  ['with a line break', (text) => `${text}\r\n`],
];
const READERS: readonly (readonly [name: string, read: (text: string) => string | undefined, text: string])[] = [
  ['readText', readText, 'a b'],
  ['readLine', readLine, 'a b'],
  ['readName', readName, "O'Brien Jr"],
  ['readAddress', readAddress, 'a.b@example.com'],
  ['readDocumentNumber', readDocumentNumber, 'P1234567'],
  ['readDigits', readDigits, '22123456789'],
  ['readCode', (text) => readCode(text, 6), '123456'],
  ['readNumber', (text) => readNumber(text, '.'), '1234.5'],
  ['readMonth', (text) => readMonth(text, 'en'), 'april'],
  ['readLanguageTag', readLanguageTag, 'en-GB'],
];
const EXPECTED: Readonly<Record<string, string>> = { readMonth: '4' };

describe.each(READERS)('%s', (name, read, text) => {
  it.each(name === 'readLanguageTag' ? UNSEEN.slice(0, 1) : UNSEEN)(
    `reads a text %s as what is seen`,
    (_kind, wrap) => {
      expect(read(wrap(text))).toBe(EXPECTED[name] ?? text);
    },
  );

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (any) => {
        const once = read(any);
        if (once !== undefined && name !== 'readMonth') expect(read(once)).toBe(once);
      }),
      { numRuns: 50 },
    );
  });
});

describe.each(Object.entries(DIGITS))('digits: %s', (_script, digits) => {
  it.each([
    ['readDigits', readDigits],
    ['readDocumentNumber', readDocumentNumber],
    ['readCode', (text: string) => readCode(text, 11)],
    ['readNumber', (text: string) => readNumber(text, '.')],
    ['readDatePart', (text: string) => readDatePart('year', text)],
  ] as const)('are 0-9 after %s', (name, read) => {
    expect(read(digits)).toBe(name === 'readDatePart' ? '2212' : '22123456789');
  });
});

it.each([
  ['O’Brien', "O'Brien"],
  ['D`Arcy', "D'Arcy"],
  ['Jose\u0301', 'José'],
  ['Suharto', 'Suharto'],
  ['Anna  Maria\u2003Ng', 'Anna Maria Ng'],
  // Joiners and variants that names need stay.
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  ['ʻŌlelo', 'ʻŌlelo'],
])('the name %j is %j', (typed, name) => {
  expect(readName(typed)).toBe(name);
});

it('a text of several lines keeps them', () => {
  expect(readText(' a\r\nb\u2028c ')).toBe('a\nb\nc');
});

it.each([
  ['221 2345 6789', '22123456789'],
  ['221-2345-6789', '22123456789'],
  ['221\u2011234', '221234'],
  ['22x', '22x'],
])('the number %j is %j', (typed, digits) => {
  expect(readDigits(typed)).toBe(digits);
});

it.each([
  ['123 456', '123456'],
  ['Your code is 123456. It is valid for 10 minutes.', '123456'],
  ['10 minutes: 987-654', '987654'],
  ['12', '12'],
  ['1234567', '123456'],
  ['no code', ''],
])('in %j the code is %j', (text, code) => {
  expect(readCode(text, 6)).toBe(code);
});

describe('readNumber', () => {
  it.each([
    ['1,234.50', '.', '1234.50'],
    ['1.234,50', ',', '1234.50'],
    ['1.234,50', '.', '1234.50'],
    ['1,234.50', ',', '1234.50'],
    ['1 234,50', ',', '1234.50'],
    ['1’234.50', '.', '1234.50'],
    ['١٬٢٣٤٫٥', '.', '1234.5'],
    ['007', '.', '7'],
    ['.5', '.', '0.5'],
    [',5', '.', '0.5'],
    ['12.', '.', '12'],
    ['12,34,567', '.', '1234567'],
    ['1.234.567', '.', '1234567'],
    // The keypad has one of the two.
    ['12,5', '.', '12.5'],
    ['12.5', ',', '12.5'],
    ['1234,567', '.', '1234.567'],
    ['0,123', '.', '0.123'],
    // Only the language decides.
    ['1,234', '.', '1234'],
    ['1,234', ',', '1.234'],
    ['1.234', ',', '1234'],
    ['1.234', '.', '1.234'],
    ['€ 1.234,50', ',', '1234.50'],
    ['12,5 %', ',', '12.5'],
    ['−5', '.', '-5'],
    // Japanese keyboards.
    ['１２。５', '.', '12.5'],
    ['1、234。5', '.', '1234.5'],
  ])('reads %j with the decimal separator %j as %j', (typed, decimal, number) => {
    expect(readNumber(typed, decimal)).toBe(number);
  });

  it.each(['', 'abc', '1.2.3', '1e5', '12 USD', '1,23,4', '1,234,5', '-', '1.234,5,6'])('refuses %j', (typed) => {
    expect(readNumber(typed, '.')).toBeUndefined();
  });
});

describe('dates', () => {
  const DMY = ['day', 'month', 'year'] as const;
  const MDY = ['month', 'day', 'year'] as const;
  it.each([
    ['2004-02-29', DMY, 'en', [2004, 2, 29]],
    ['29.2.2004', DMY, 'de-DE', [2004, 2, 29]],
    ['02/03/2004', DMY, 'en', [2004, 3, 2]],
    ['02/03/2004', MDY, 'en-US', [2004, 2, 3]],
    ['29/2/2004', MDY, 'en-US', [2004, 2, 29]],
    ['2/29/2004', DMY, 'en', [2004, 2, 29]],
    ['2004年2月29日', DMY, 'zh-CN', [2004, 2, 29]],
    ['٢٩/٢/٢٠٠٤', DMY, 'ar-SA', [2004, 2, 29]],
    ['12 April 1990', DMY, 'en', [1990, 4, 12]],
    ['April 12, 1990', DMY, 'en', [1990, 4, 12]],
    ['Sept. 9, 1990', MDY, 'en-US', [1990, 9, 9]],
    ['12. März 1990', DMY, 'de-DE', [1990, 3, 12]],
    ['12 de abril de 1990', DMY, 'es-ES', [1990, 4, 12]],
    ['12 апреля 1990 г.', DMY, 'ru-RU', [1990, 4, 12]],
    ['12 April 1990', DMY, 'ru-RU', [1990, 4, 12]],
    ['12 Nisan 1990', DMY, 'tr-TR', [1990, 4, 12]],
    ['12 เม.ย. 1990', DMY, 'th-TH', [1990, 4, 12]],
    ['12 أبريل 1990', DMY, 'ar-SA', [1990, 4, 12]],
    ['12-APR-1990', DMY, 'en', [1990, 4, 12]],
    ['\u202a12\u00a0April\u00a01990\u202c', DMY, 'en', [1990, 4, 12]],
  ] as const)('%j in %j, %s, is %j', (text, order, language, [year, month, day]) => {
    const parts = readDate(text, order, language);
    expect(parts && [parts.year, parts.month, parts.day].map(Number)).toEqual([year, month, day]);
  });

  it.each(['12', '29 2', '29.2.04', '1.2.2004 10', '123/2/2004', '29 Foo 2004', 'Ma 5 2004', ''])(
    '%j is none',
    (text) => {
      expect(readDate(text, DMY, 'en')).toBeUndefined();
    },
  );

  it.each([
    ['Apr', 'en', '4'],
    ['sep', 'en', '9'],
    ['Sept', 'en', '9'],
    ['Ju', 'en', undefined],
    ['Jun', 'en', '6'],
    ['Ma', 'en', undefined],
    ['ağu', 'tr-TR', '8'],
    ['4', 'en', undefined],
  ])('the month %j in %s is %j', (text, language, month) => {
    expect(readMonth(text, language)).toBe(month);
  });

  it.each([
    ['day', '123', '12'],
    ['day', 'x', ''],
    ['month', 'Apr', 'Apr'],
    ['month', '4月', '4'],
    ['year', '1990x', '1990'],
  ] as const)('the box of the %s takes %j as %j', (part, typed, text) => {
    expect(readDatePart(part, typed)).toBe(text);
  });
});

describe('readPhone', () => {
  const COUNTRIES = [
    { alpha2: 'DE', dialCode: '49' },
    { alpha2: 'GB', dialCode: '44' },
    { alpha2: 'US', dialCode: '1' },
    { alpha2: 'CA', dialCode: '1' },
    { alpha2: 'RU', dialCode: '7' },
    { alpha2: 'NG', dialCode: '234' },
    { alpha2: undefined, dialCode: '599' },
  ];
  const chosen = (alpha2: string) => COUNTRIES.find((one) => one.alpha2 === alpha2);
  it.each([
    ['15123456789', 'DE', 'DE', '15123456789'],
    ['0151 23456789', 'DE', 'DE', '15123456789'],
    ['+49 151 23456789', 'DE', 'DE', '15123456789'],
    ['+49 151 23456789', 'GB', 'DE', '15123456789'],
    ['+49 151 23456789', '', 'DE', '15123456789'],
    ['0049 151 23456789', 'DE', 'DE', '15123456789'],
    ['00491512345678９', 'US', 'DE', '15123456789'],
    ['4915123456789', 'DE', 'DE', '15123456789'],
    ['+49+49 151 23456789', 'DE', 'DE', '15123456789'],
    ['+49 49 151 23456789', 'DE', 'DE', '15123456789'],
    ['+49 (0)151 23456789', 'DE', 'DE', '15123456789'],
    ['(+49) 151 23456789', 'GB', 'DE', '15123456789'],
    ['(0049) 151 23456789', 'GB', 'DE', '15123456789'],
    ['tel:+49-151-23456789', 'GB', 'DE', '15123456789'],
    ['\u202a+49 151\u00a023456789\u202c', 'DE', 'DE', '15123456789'],
    ['＋49 151 23456789', 'DE', 'DE', '15123456789'],
    ['89161234567', 'RU', 'RU', '9161234567'],
    ['2348031234567', 'NG', 'NG', '8031234567'],
    ['(415) 555-2671', 'CA', 'CA', '4155552671'],
    ['1 415 555 2671', 'US', 'US', '4155552671'],
    ['٠١٥١٢٣٤٥٦٧٨٩', 'DE', 'DE', '15123456789'],
    ['+599 9 518 1234', '', undefined, '95181234'],
  ])('%j with %j chosen is of %j: %j', (text, country, alpha2, number) => {
    expect(readPhone(parsePhone, text, COUNTRIES, chosen(country))).toEqual({
      country: expect.objectContaining({ alpha2 }),
      number,
    });
  });

  it.each([
    ['+33 6 12 34 56 78', 'DE'],
    ['15123456789', ''],
    ['abc', 'DE'],
    ['', 'DE'],
  ])('guesses nothing for %j with %j chosen', (text, country) => {
    expect(readPhone(parsePhone, text, COUNTRIES, chosen(country))).toBeUndefined();
  });
});

it.each([
  ['zh_Hans_CN', 'zh-Hans-CN'],
  ['zh_TW_#Hant', 'zh-Hant-TW'],
  ['ja_JP.UTF-8', 'ja-JP'],
  ['en-US@posix', 'en-US'],
  ['en-US-posix', 'en-US'],
  ['es-419', 'es-419'],
  ['de', 'de'],
  ['C.UTF-8', undefined],
  ['', undefined],
])('the language %j is %j', (name, tag) => {
  expect(readLanguageTag(name)).toBe(tag);
});

it.each([
  ['WWW.Example.HK', 'www.example.hk'],
  ['www.example.hk.', 'www.example.hk'],
  ['www.example.hk:8443', 'www.example.hk'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['127.0.0.1', '127.0.0.1'],
  ['[::1]:80', '[::1]'],
  ['', ''],
  ['Evil.example@localhost', 'evil.example@localhost'],
  ['localhost/x', 'localhost/x'],
  ['localhost\\x', 'localhost\\x'],
  ['localhost?x', 'localhost?x'],
  ['localhost#x', 'localhost#x'],
])('the host %j is %j', (given, host) => {
  expect(readHostName(given)).toBe(host);
});
