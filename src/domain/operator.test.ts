import { describe, expect, it } from 'vitest';
import { EXAMPLE_OPERATOR } from '../../fixtures/operator';
import { inLanguage, type LocalText, parseOperator as parse, supervisorOf } from './operator';
import { SITES } from './sites';

describe('facts about the operator', () => {
  it('are unknown without a config', () => {
    const { operator, problems } = parse({});
    expect(problems).toEqual([]);
    const values = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(values) : [value];
    // Only the start of the years has a default, useless without the years.
    expect(new Set(values(operator))).toEqual(new Set([undefined, 'account-closed']));
  });

  it('are all valid in the example', () => {
    expect(parse(EXAMPLE_OPERATOR)).toMatchObject({ problems: [], operator: EXAMPLE_OPERATOR });
  });

  it.each([
    ['legalName', { legalName: ' ' }],
    ['privacyNotice', { privacyNotice: 'javascript:alert(1)' }],
    ['reviewMinutes.LEVEL_1', { reviewMinutes: { LEVEL_1: 0 } }],
    ['retention.face.years', { retention: { face: { years: 1.5 } } }],
    ['legalName', { legalName: 7 }],
    ['privacyNotice', { privacyNotice: '' }],
    ['supervision.HKG.authority', { supervision: { HKG: { authority: { en: 7 } } } }],
    ['supervision.HKG.authority', { supervision: { HKG: { authority: { en: 'Authority', 'de-DE': ' ' } } } }],
    ['supervision.HKG.authority', { supervision: { HKG: { authority: ['Authority'] } } }],
    ['supervision.HKG.authority', { supervision: { HKG: { authority: null } } }],
    ['supervision.HKG.authority', { supervision: { HKG: { authority: '' } } }],
    ['supervision.HKG.complaints', { supervision: { HKG: { complaints: 'data:text/html,x' } } }],
    ['partners.PROVIDER_JUMIO.notice', { partners: { PROVIDER_JUMIO: { notice: '//evil.example' } } }],
    ['supportMinutes', { supportMinutes: '5' }],
    ['depositProtection.EU', { depositProtection: { EU: true } }],
    ['supervision.TUR', { supervision: { TUR: 'somebody' } }],
  ])('with a wrong %s lose only that fact', (path, operator) => {
    const parsed = parse({ ...operator, address: '1 Example Street' });
    expect(parsed.problems).toEqual([`operator.${path}`]);
    expect(parsed.operator.address).toBe('1 Example Street');
    const [first = '', ...rest] = path.split('.');
    const value = rest.reduce<unknown>(
      (group, name) => (group as Record<string, unknown>)[name],
      (parsed.operator as Record<string, unknown>)[first],
    );
    expect(typeof value === 'object' ? Object.values(value as object) : [value]).not.toContainEqual(expect.anything());
  });
});

it.each([
  ['reviewMinutes', { reviewMinutes: { LEVEL_1: 1, update: 90 } }],
  ['depositProtection', { depositProtection: { EU: false, HKG: { en: 'A scheme' }, TUR: 'One scheme' } }],
  ['retention', { retention: { face: { years: 1, from: 'submitted' } } }],
])('a valid %s is kept unchanged', (_what, given) => {
  expect(parse(given)).toMatchObject({ operator: given, problems: [] });
});

it.each([null, 'text', 7, []])('%j instead of the facts is one problem', (given) => {
  expect(parse(given)).toEqual({ operator: parse({}).operator, problems: ['operator'] });
});

it.each<[LocalText | undefined, string, string | undefined]>([
  ['One name', 'ja-JP', 'One name'],
  [{ en: 'English', 'de-DE': 'Deutsch' }, 'de-DE', 'Deutsch'],
  [{ en: 'English', de: 'Deutsch' }, 'de-DE', 'Deutsch'],
  [{ en: 'English' }, 'de-DE', 'English'],
  [{ 'de-DE': 'Deutsch' }, 'ja-JP', undefined],
  [{ 'de-DE': 'Deutsch' }, 'constructor', undefined],
  [undefined, 'en', undefined],
])('%j in %s is %j', (text, language, expected) => {
  expect(inLanguage(text, language)).toBe(expected);
});

describe('the supervisor of a site', () => {
  const { operator } = parse({
    supervision: { HKG: { authority: { en: 'Authority' }, licence: 'A-1' }, EU: { licence: 'B-2' } },
  });

  it('is named with the licence', () => {
    expect(supervisorOf(operator, 'HKG', 'de-DE')).toEqual({
      authority: 'Authority',
      licence: 'A-1',
      complaints: undefined,
    });
  });

  it('is unknown without a name, even if the rest is known', () => {
    expect(SITES.filter((site) => supervisorOf(operator, site, 'en') !== undefined)).toEqual(['HKG']);
  });
});
