import { expect, it } from 'vitest';
import { entryOf } from '../../tools/contract/testing';
import { parseHar } from '../contract/har-text';
import { MockBackend } from '../mock/backend';
import { parseScenario } from '../scenario';
import { scenarioOf } from '../testing';
import { answersIn } from './read-answers';

const KYC_INFO = 'POST /v3/private/kyc/kyc-info';
const PROFILE = 'GET /v2/private/user/profile';

const mock = new MockBackend(scenarioOf());
const answerOf = (name: string): object => {
  const [method = '', path = ''] = name.split(' ');
  const { outcome } = mock.respond({ method, path, query: {}, headers: {}, body: '{}' });
  return outcome.type === 'answer' ? JSON.parse(outcome.body) : {};
};
const read = (entries: readonly object[]) =>
  answersIn(parseHar(Buffer.from(JSON.stringify({ log: { entries } })), 'test.har'));

it('takes the last good answer of each call, without its personal data, in a scenario that is valid', () => {
  const person = {
    ...(answerOf(KYC_INFO) as { result: object }).result,
    applicant: { firstname: 'Annabel', lastname: 'Meier' },
  };
  const { answers, taken, left } = read([
    entryOf(KYC_INFO, { ret_code: 0, result: { opened: false } }),
    entryOf(PROFILE, answerOf(PROFILE)),
    entryOf(KYC_INFO, { ret_code: 0, ret_msg: 'OK', result: person }),
    entryOf(KYC_INFO, { ret_code: 10007, ret_msg: 'Annabel is signed out' }),
  ]);
  expect(taken.map(({ endpoint, entry }) => [endpoint, entry])).toEqual([
    [KYC_INFO, 3],
    [PROFILE, 2],
  ]);
  expect(left).toEqual([]);
  expect(answers[KYC_INFO]).toMatchObject({ opened: true, state: (person as { state?: unknown }).state });
  expect(JSON.stringify(answers)).not.toMatch(/Annabel|Meier/);
  expect(parseScenario({ answers })).toMatchObject({ ok: true });
});

it('names what it skips, and unknown calls without their ids', () => {
  const { taken, left, unknown } = read([
    entryOf(KYC_INFO, { ret_code: 10007, ret_msg: 'no' }),
    entryOf(PROFILE, { ret_code: 0, result: { id: 7 } }),
    { ...entryOf('POST /logout', {}), response: { status: 502, content: { text: 'x' } } },
    entryOf('GET /v3/private/user/annabel@example.com/loans', { ret_code: 0 }),
  ]);
  expect(taken).toEqual([]);
  expect(left.map(({ endpoint, why }) => `${endpoint} ${why}`)).toEqual([
    `${KYC_INFO} was refused with the code 10007: add a fault for it`,
    expect.stringMatching(/^GET \/v2\/private\/user\/profile breaks the contract: .*id/),
    'POST /logout was answered with the status 502',
  ]);
  expect(unknown).toEqual(['GET /v3/private/user/?/loans']);
});
