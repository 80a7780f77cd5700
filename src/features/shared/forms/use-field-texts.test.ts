import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { VALIDATION_MESSAGES, type ValidationMessageId } from '../../../ui/fields/validation-messages';
import { type FieldTexts, fieldTexts, shortName } from './use-field-texts';

const english = JSON.parse(
  readFileSync(new URL('../../../public/locales/en/user-accounts.json', import.meta.url), 'utf8'),
);
let texts: FieldTexts;

beforeAll(async () => {
  const speaker = i18next.createInstance();
  await speaker.init({
    lng: 'en',
    defaultNS: 'user-accounts',
    resources: { en: { 'user-accounts': english } },
    interpolation: { escapeValue: false },
  });
  texts = fieldTexts(speaker.t, 'en');
});

const ids = Object.keys(VALIDATION_MESSAGES) as ValidationMessageId[];

describe('the default validation messages', () => {
  it.each(ids)('%s has a text that uses every parameter and leaves no gap', (id) => {
    const params = Object.fromEntries(VALIDATION_MESSAGES[id].map((name, index) => [name, 21 + index]));
    const message = (texts.validation as (id: string, params: object) => string)(id, params);
    expect(message).not.toContain('fields.validation');
    expect(message).not.toContain('{{');
    for (const value of Object.values(params)) expect(message).toContain(String(value));
  });

  it('counts in the plural forms of the language, and groups numbers', () => {
    expect(texts.validation('string.min', { min: 1 })).toBe('Use at least 1\u00a0character.');
    expect(texts.validation('string.max', { max: 320 })).toBe('Use at most 320\u00a0characters.');
    expect(texts.validation('number.min', { min: 10_000 })).toBe('Enter 10,000 or more.');
  });

  it('writes a year without a separator', () => {
    expect(texts.validation('number.min', { min: 1950 })).toBe('Enter 1950 or more.');
  });
});

describe('a refused file', () => {
  const rules = { accept: ['image/*', 'application/pdf'], maxBytes: 10_000_000 };

  it('says which types are accepted', () => {
    expect(texts.fileProblem([{ problem: 'type', files: [new File([], 'a')] }], rules, false)).toContain(
      'picture or \u2068PDF\u2069',
    );
  });

  it('is named if another one stays, by both ends of a long name', () => {
    const message = 'This file is empty. Select another file.';
    const refusals = (name: string) => [{ problem: 'empty', files: [new File([], name)] }] as const;
    const told = (name: string) => texts.fileProblem(refusals(name), rules, true);
    expect(told('notes.txt')).toBe(`\u2068notes.txt\u2069 · ${message}`);
    expect(told('IMG_20261120_093012.heic')).toBe(`\u2068IMG_2026…3012.heic\u2069 · ${message}`);
    expect(texts.fileProblem(refusals('a'), rules, false)).toBe(message);
  });

  it('is named among several, and so are those that exceed the limit', () => {
    const files = [new File([], 'a.txt'), new File([], 'b.txt')];
    expect(texts.fileProblem([{ problem: 'left', files }], rules, false)).toBe(
      'Not added, because there’s no room for more files: \u2068a.txt\u2069, \u2068b.txt\u2069.',
    );
    expect(texts.fileProblem([{ problem: 'empty', files }], rules, false)).toMatch(
      /^\u2068a.txt\u2069, \u2068b.txt\u2069 · /,
    );
  });

  it('says which size is accepted', () => {
    expect(texts.fileProblem([{ problem: 'too-large', files: [new File([], 'a')] }], rules, false)).toContain(
      '10 MB or less',
    );
  });
});

it('a counter says how many characters are left or too many', () => {
  const { text } = texts.counter(20);
  expect([text(2), text(1), text(0), text(-1)]).toEqual([
    '2\u00a0characters left',
    '1\u00a0character left',
    '0\u00a0characters left',
    '1\u00a0character too many',
  ]);
});

it('the share of a file that was uploaded is a percentage', () => {
  expect(texts.file.texts.progress(42)).toBe('42% uploaded');
});

it.each([
  ['passport.jpg', 'passport.jpg'],
  ['123456789012345678', '123456789012345678'],
  ['passport of the year 2024.jpeg', 'passport…2024.jpeg'],
  // A surrogate pair stays whole and counts as one.
  ['😀'.repeat(18), '😀'.repeat(18)],
  [`1234567${'😀'.repeat(20)}12345.pdf`, '1234567😀…12345.pdf'],
  [`1234567${'😀'.repeat(20)}1234.pdf`, '1234567😀…😀1234.pdf'],
])('shortens the file name %s to %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});
