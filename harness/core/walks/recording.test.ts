import { describe, expect, it } from 'vitest';
import { mergeScenario } from '../merge';
import { patchBetween } from '../patch-between';
import { KeyIndex } from './key-index';
import { madeUp } from './made-up';
import type { TargetRole } from './steps';

const TEXTS = new Map([
  ['user-accounts:kyc.continue', 'Weiter'],
  ['user-accounts:guide.step1.next', 'Weiter'],
  ['user-accounts:guide.title', 'Anleitung'],
  ['user-accounts:guide.step1.text', 'Erster Schritt'],
  ['user-accounts:kyc.consent', 'Ich stimme zu, dass {{partners}} mein Dokument prüft.'],
  ['user-accounts:kyc.terms', 'Mit den <terms>Bedingungen</terms> einverstanden'],
  ['user-accounts:kyc.days_one', '{{count}} Tag noch'],
  ['user-accounts:kyc.days_other', '{{count}} Tage noch'],
  ['user-accounts:kyc.any', '{{value}}'],
  ['user-accounts:pages.residence', 'Wohnsitz'],
  ['user-accounts:residence.action', 'Wohnsitz'],
  ['questionnaires:shared.next', 'Weiter'],
  ['questionnaires:shared.job', 'Beruf'],
]);

/** Words, role, other texts of the page, expected key. */
const MEANT: readonly (readonly [string, TargetRole, readonly string[], string | undefined])[] = [
  ['Weiter', 'button', [], 'kyc.continue'],
  ['Weiter', 'button', ['Anleitung', 'Erster Schritt'], 'guide.step1.next'],
  ['\u2068Weiter\u2069 ', 'button', ['Mit den Bedingungen einverstanden'], 'kyc.continue'],
  ['Ich stimme zu, dass Sumsub mein\nDokument prüft.', 'checkbox', [], 'kyc.consent'],
  ['Mit den Bedingungen einverstanden', 'text', [], 'kyc.terms'],
  ['3 Tage noch', 'text', [], 'kyc.days'],
  ['1 Tag noch', 'text', [], 'kyc.days'],
  ['Wohnsitz', 'heading', [], 'pages.residence'],
  ['Wohnsitz', 'button', [], 'residence.action'],
  ['Beruf', 'combobox', [], 'questionnaires:shared.job'],
  ['Anna Muster', 'text', [], undefined],
  ['', 'button', [], undefined],
];

describe('the key of words', () => {
  const index = new KeyIndex(TEXTS);
  it.each(MEANT)('%j of a %s beside %j is %s', (words, role, beside, key) => {
    expect(index.keyOf(words, role, index.groups(beside))).toBe(key);
  });
});

describe('typed text', () => {
  it.each([
    ['Maria', 'fields.firstName', 'Alex'],
    ['García', 'x family-name', 'Sample'],
    ['31', 'fields.date.day', '17'],
    ['1979', 'fields.date.year', '1990'],
    ['X98-765q', 'updatekyc.number', 'A12-345b'],
    ['98765-XY', 'residence.postcode', '12345-AB'],
    ['Elm Road 5', 'residence.street', '1 Sample Street'],
    ['654321', 'fields.code.label', '654321'],
    ['m@real.example', 'email', 'alex@example.com'],
    ['٣٤', 'number', '12'],
    ['', 'number', ''],
    ['42', 'questionnaires:shared.amount', '42'],
  ])('%j in %s becomes %j', (typed, about, made) => {
    expect(madeUp(typed, about)).toBe(made);
  });
});

describe('the patch between two scenarios', () => {
  it.each<[object, object]>([
    [{}, { theme: 'dark' }],
    [{ theme: 'dark', kyc: { steps: { '1': 'SUCCESS' }, poi: 'x' } }, { kyc: { steps: { '2': 'ALLOW' }, poi: 'x' } }],
    [{ faults: [{ kind: 'timeout' }] }, { faults: [] }],
    [{ answers: { 'GET /a': { x: 1, y: 2 } } }, { answers: { 'GET /a': { x: 1 } } }],
    [{ answers: { 'GET /a': {} }, risk: { attempts: 1 } }, { answers: {} }],
    [{ query: { a: '1' } }, { query: { b: '2' }, vendor: { outcome: 'reject' } }],
  ])('%j to %j leads there', (before, after) => {
    const merged = mergeScenario(before as never, patchBetween(before as never, after as never));
    expect(merged).toMatchObject(after);
    expect(patchBetween(merged as never, after as never)).toEqual({});
  });

  it('is empty where nothing differs', () => {
    expect(patchBetween({ kyc: { poi: 'x' } }, { kyc: { poi: 'x' } })).toEqual({});
  });
});
