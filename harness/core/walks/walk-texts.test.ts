import { describe, expect, it } from 'vitest';
import { foundBy, partOfName, saidIn, shortKey, WalkTextError, wholeName, wordsOfKey } from './walk-texts';

const TEXTS = new Map([
  ['user-accounts:kyc.continue', 'Weiter'],
  ['user-accounts:kyc.consent', 'Ich stimme zu, dass {{partners}} mein Dokument (Pass?) prüft.'],
  ['user-accounts:kyc.terms', 'Mit den <terms>Bedingungen</terms> einverstanden'],
  ['user-accounts:kyc.days_one', '{{count}} Tag'],
  ['user-accounts:kyc.days_other', '{{count}} Tage'],
  ['user-accounts:kyc.country.LEVEL_1', 'Land'],
  ['questionnaires:shared.job', 'Beruf'],
  ['user-accounts:kyc.marks', 'E-Mail/[{(1+1)}] = 2^1 | $3.00 * \\ ?'],
]);

/** Key, shown words, whether they are the whole name, whether a part. */
const SHOWN: readonly (readonly [string, string, boolean, boolean])[] = [
  ['kyc.continue', 'Weiter', true, true],
  ['kyc.continue', ' Weiter\n', true, true],
  ['kyc.continue', 'Weiter später', false, true],
  ['kyc.continue', 'weiter', false, false],
  ['kyc.consent', 'Ich stimme zu, dass Sumsub mein Dokument (Pass?) prüft.', true, true],
  ['kyc.consent', 'Ich stimme zu, dass \u2066Sumsub\u2069 mein Dokument\u00a0(Pass?) prüft.', true, true],
  ['kyc.consent', 'Ich stimme zu, dass Sumsub mein Dokument (Pas) prüft.', false, false],
  ['kyc.consent', 'Ich stimme zu, dass mein Dokument (Pass?) prüft.', false, false],
  ['kyc.terms', 'Mit den Bedingungen einverstanden', true, true],
  ['kyc.days', '1 Tag', true, true],
  ['kyc.days', '30 Tage', true, true],
  ['kyc.days', '30 Wochen', false, false],
  ['kyc.days_one', '30 Tage', false, true],
  ['questionnaires:shared.job', 'Beruf', true, true],
  ['kyc.marks', 'E-Mail/[{(1+1)}] = 2^1 | $3.00 * \\ ?', true, true],
];

describe('the words of a key', () => {
  it.each(SHOWN)('%s finds %j: whole %s, part %s', (key, shown, whole, part) => {
    const words = wordsOfKey(key, TEXTS);
    expect(wholeName(words).test(shown)).toBe(whole);
    expect(partOfName(words).test(shown)).toBe(part);
  });

  it('are described with an ellipsis for each value', () => {
    expect(wordsOfKey('kyc.consent', TEXTS).said).toBe('Ich stimme zu, dass … mein Dokument (Pass?) prüft.');
    expect(wordsOfKey('kyc.terms', TEXTS).said).toBe('Mit den Bedingungen einverstanden');
  });

  it.each([
    ['kyc.country', 'There is no text "kyc.country"; in this group are "kyc.country.LEVEL_1"'],
    [
      'kyc.contniue',
      'There is no text "kyc.contniue"; beside it are "kyc.continue", "kyc.consent", "kyc.terms", "kyc.days_one", "kyc.days_other" and more',
    ],
    ['none.at.all', 'There is no text "none.at.all"'],
  ])('%s: says what is near', (key, message) => {
    expect(() => wordsOfKey(key, TEXTS)).toThrow(new WalkTextError(message));
  });
});

describe('a target', () => {
  it('is found by the words of the language, also what is around it', () => {
    const within = { role: 'article', name: 'Stufe 1.' } as const;
    expect(foundBy({ role: 'button', key: 'kyc.continue', nth: 2, within }, TEXTS)).toEqual({
      role: 'button',
      words: { source: 'Weiter', said: 'Weiter' },
      nth: 2,
      within: { role: 'article', words: { source: 'Stufe\\s+1\\.', said: 'Stufe 1.' } },
    });
  });

  it('without words is found by its number', () => {
    expect(foundBy({ role: 'radio', nth: 1 }, TEXTS)).toEqual({ role: 'radio', nth: 1 });
  });

  it('takes literal words unchanged', () => {
    expect(wholeName(saidIn('a.b (c)', TEXTS)).test('a.b (c)')).toBe(true);
    expect(wholeName(saidIn('a.b (c)', TEXTS)).test('aXb (c)')).toBe(false);
    expect(saidIn({ key: 'kyc.continue' }, TEXTS).said).toBe('Weiter');
  });

  it('has the file of its key only if it is not the default one', () => {
    expect(shortKey('user-accounts:kyc.continue')).toBe('kyc.continue');
    expect(shortKey('questionnaires:shared.job')).toBe('questionnaires:shared.job');
  });
});
