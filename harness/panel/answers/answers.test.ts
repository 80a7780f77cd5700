import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/api/endpoints';
import { STEP_STATUSES } from '../../../src/domain/statuses';
import { completionsAt } from './answer-completions';
import { marksOf } from './answer-marks';
import { answerSchema } from './answer-schema';

const KYC_INFO = endpoints.kycInfo.response;

function marked(text: string, isWhole = false): string[] {
  return marksOf(KYC_INFO, text, isWhole).map(({ from, to, message }) => `${text.slice(from, to)} → ${message}`);
}

it('has a schema for each call', () => {
  expect(answerSchema('POST /v3/private/kyc/kyc-info')).toBe(KYC_INFO);
  expect(answerSchema('POST /no/such/call')).toBeUndefined();
});

describe('marks', () => {
  it.each<[string, string[]]>([
    ['{}', []],
    ['{"quotas": [], "opened": false}', []],
    ['{"quotaz": 5}', ['"quotaz" → The contract has no "quotaz" here: did you mean "quotas"?']],
    ['{"quotas": 5}', ['5 → Expected a list, found a number. The app leaves it out.']],
    ['{"opened": "yes"}', ['"yes" → Expected true or false, found a text. The app refuses the answer.']],
    [
      '{"state": [{"level": "LEVEL_1", "status": "DONE", "typ": ""}]}',
      [
        `"DONE" → Expected one of ${STEP_STATUSES.join(', ')}, found another text. The app refuses the answer.`,
        '"typ" → The contract has no "typ" here: did you mean "type"?',
      ],
    ],
    [
      '{"applicant": {"firstname": 5, "surname": "x"}}',
      [
        '5 → Expected a text, found a number. The app leaves it out.',
        '"surname" → The contract has no "surname" here: expected one of country, firstname, lastname, level, identifies.',
      ],
    ],
    [
      '{"__proto__": {"quotas": 1}}',
      [
        '"__proto__" → The contract has no "__proto__" here: expected one of applicant, flowNames, kycToken, opened, limitation, ' +
          'limitationInfo, state, quotas and 15 others.',
      ],
    ],
    ['[]', ['[] → Expected an object, found a list. The app refuses the answer.']],
    ['', [' → Expected a value: a text in double quotes, a number, true, false, null, { or [']],
    ['{"quotas": [],}', ['} → Expected a key in double quotes, without a comma before }']],
    ['{"quotas": [] // all\n}', ['// all → JSON has no comments']],
    ['{"quotas" 5}', ['5 → Expected : after the key']],
    ['{"kycToken": "a', ['"a → Expected " at the end of the text', ' → Expected } at the end of the object']],
  ])('%s', (text, expected) => {
    expect(marked(text)).toEqual(expected);
  });

  it('name a missing key of a whole answer, but not of what is merged into one', () => {
    const text = '{"state": [{"level": "LEVEL_1"}]}';
    expect(marked(text)).toEqual([]);
    expect(marked(text, true)).toEqual([
      `{ → "status" is missing: expected one of ${STEP_STATUSES.join(', ')}. The app refuses the answer.`,
    ]);
  });
});

/** Offers at `|`, each with the resulting text. */
function offered(text: string): readonly (readonly [string, string])[] {
  const at = text.indexOf('|');
  const plain = text.replace('|', '');
  const found = completionsAt(KYC_INFO, plain, at);
  return (found?.options ?? []).map(({ label, apply }) => [
    label,
    plain.slice(0, found?.from) + apply + plain.slice(found?.to),
  ]);
}

describe('completions', () => {
  it.each<[string, string, string[]]>([
    [
      'keys of the object in a list',
      '{"quotas": [{"|"}]}',
      ['{"quotas": [{"level": "LEVEL_DEFAULT"}]}', '{"quotas": [{"coinLimit": []}]}'],
    ],
    [
      'keys except existing ones',
      '{"quotas": [{"level": "LEVEL_1", |}]}',
      ['{"quotas": [{"level": "LEVEL_1", "coinLimit": []}]}'],
    ],
    [
      'only a key, before a value',
      '{"quotas": [{"l|": 1}]}',
      ['{"quotas": [{"level": 1}]}', '{"quotas": [{"coinLimit": 1}]}'],
    ],
    ['the values of a switch', '{"opened": t|}', ['{"opened": true}', '{"opened": false}']],
    ['nothing below an unknown key', '{"nothing": {|}}', []],
    ['nothing for a text', '{"kycToken": |}', []],
  ])('%s', (_name, text, made) => {
    expect(offered(text).map(([, result]) => result)).toEqual(made);
  });

  it('offers every key of the answer, and every status by its name', () => {
    expect(offered('{|}').map(([label]) => label)).toContain('"updatePoi"');
    expect(offered('{"updatePoi": {"status": "|"}}').map(([label]) => label)).toContain(
      '"DisplayUpdatePOIStatus_Rejected"',
    );
  });
});
