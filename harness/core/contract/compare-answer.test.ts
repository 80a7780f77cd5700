import { expect, it } from 'vitest';
import { callNamed, exampleAnswer } from '../../tools/contract/testing';
import { compareAnswer } from './compare-answer';

const KYC_INFO = callNamed('POST /v3/private/kyc/kyc-info');
const TOKEN = callNamed('POST /v3/private/kyc/sdk-access');
const TAG = callNamed('POST /v3/private/user/member/tagmember');
const LEVELS = 'one of LEVEL_DEFAULT, LEVEL_1, LEVEL_2';
const level = { level: 'LEVEL_1', status: 'ALLOW', type: 'INDIVIDUAL' };
const ok = (result: unknown) => ({ ret_code: 0, ret_msg: 'OK', result });
const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

const STATUSES = expect.stringMatching(/^one of ALLOW, NOT_ALLOW, /);
type Row = readonly [
  title: string,
  answer: unknown,
  differences: readonly (readonly [string, string, unknown, string])[],
];

it.each<Row>([
  ['the example', exampleAnswer(KYC_INFO), []],
  ['no field at all', ok({}), []],
  ['no result', { ret_code: 0, ret_msg: 'OK' }, []],
  ['another spelling of the envelope', { retCode: 0, retMsg: 'OK', result: {} }, []],
  ['a needed field of another type', ok({ opened: 'yes' }), [['breaks', 'result.opened', 'true or false', 'a text']]],
  [
    'an unknown status',
    ok({ state: [{ ...level, status: 'NEW' }] }),
    [['breaks', 'result.state.*.status', STATUSES, 'another text']],
  ],
  [
    'a needed field that is missing',
    ok({ state: [{ level: 'LEVEL_1' }] }),
    [['breaks', 'result.state.*.status', STATUSES, 'missing']],
  ],
  [
    'one after an entry that is left out',
    ok({
      state: [
        { ...level, level: 3 },
        { ...level, status: 1 },
      ],
    }),
    [
      ['dropped', 'result.state.*.level', LEVELS, 'a number'],
      ['breaks', 'result.state.*.status', STATUSES, 'a number'],
    ],
  ],
  [
    'the same in many entries',
    ok({ quotas: [{ level: 1 }, { level: 2 }] }),
    [['dropped', 'result.quotas.*.level', LEVELS, 'a number']],
  ],
  ['null for a field with a default', ok({ quotas: null }), [['dropped', 'result.quotas', 'list', 'null']]],
  ['an object for a list', ok({ state: {} }), [['breaks', 'result.state', 'list', 'an object']]],
  [
    'a time outside the calendar',
    ok({ updatePoi: { deadline: 1e16 } }),
    [['dropped', 'result.updatePoi.deadline', 'Unix time in milliseconds', 'another number']],
  ],
  [
    'unknown fields',
    ok({ riskScore: 7, applicant: { nickName: 'x' }, state: [{ ...level, since: null }] }),
    [
      ['unknown', 'result.applicant.nickName', '', 'a text'],
      ['unknown', 'result.riskScore', '', 'a number'],
      ['unknown', 'result.state.*.since', '', 'null'],
    ],
  ],
  ['an unknown field of the envelope', { ...ok({}), time_now: '1' }, [['unknown', 'time_now', '', 'a text']]],
  ['a result of another type', ok('done'), [['breaks', 'result', 'object', 'a text']]],
  ['a list of results', ok([1]), [['breaks', 'result', 'object', 'a list']]],
  ['no code', { ret_msg: 'OK', result: {} }, [['breaks', 'ret_code', 'whole number', 'missing']]],
  ['a code that is text', { ret_code: '0', result: {} }, [['breaks', 'ret_code', 'whole number', 'a text']]],
  ['a list', [1], [['breaks', '', 'an object', 'a list']]],
  ['null', null, [['breaks', '', 'an object', 'null']]],
  ['deep nesting', ok({ more: deep(70) }), [['breaks', '', 'at most 64 levels', 'more levels']]],
])('finds %s', (_title, answer, expected) => {
  const { differences, isRefusal } = compareAnswer(KYC_INFO.endpoint, 200, JSON.stringify(answer));
  const found = differences.map((one) => [one.kind, one.path, one.expected, one.found]);
  expect(found.sort()).toEqual([...expected].sort());
  expect(isRefusal).toBe(false);
});

it.each([
  ['', 200, 'JSON', 'nothing'],
  ['<html>', 200, 'JSON', 'a text that is not JSON'],
  ['{"ret_code":0,', 200, 'JSON', 'a text that is not JSON'],
  ['{"ret_code":0}', 401, 'a status from 200 to 299', 'status 401'],
  ['{"ret_code":0}', 302, 'a status from 200 to 299', 'status 302'],
])('%j with status %i breaks the contract', (body, status, expected, found) => {
  expect(compareAnswer(TAG.endpoint, status, body).differences).toEqual([
    { kind: 'breaks', path: '', expected, found },
  ]);
});

it('refuses an answer without a token, but not the failure that a server reports', () => {
  const missing = compareAnswer(TOKEN.endpoint, 200, JSON.stringify(ok({})));
  expect(missing.differences).toEqual([
    { kind: 'breaks', path: 'result.accessToken', expected: 'text', found: 'missing' },
  ]);
  const refused = compareAnswer(TOKEN.endpoint, 200, '{"ret_code":10007,"ret_msg":"x","result":null}');
  expect(refused).toEqual({ differences: [], isRefusal: true });
  const unknown = compareAnswer(TOKEN.endpoint, 200, '{"ret_code":987654,"ret_msg":null,"result":{}}');
  expect(unknown.isRefusal).toBe(true);
  expect(unknown.differences).toMatchObject([{ kind: 'unknown', path: 'ret_code' }]);
});

it.each([
  ['riskScore', 'riskScore'],
  ['sha256', 'sha256'],
  ['anna@example.com', '?'],
  ['Anna Example', '?'],
  ['4711', '?'],
  ['A1234567', '?'],
  ['a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', '?'],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
])('shows the unknown field %s as %s', (name, shown) => {
  const body = `{"ret_code":0,"ret_msg":"","result":{"${name}":1}}`;
  const { differences } = compareAnswer(TAG.endpoint, 200, body);
  expect(differences).toEqual([{ kind: 'unknown', path: `result.${shown}`, expected: '', found: 'a number' }]);
});
