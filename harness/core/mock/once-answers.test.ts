import { expect, it } from 'vitest';
import { scenarioOf } from '../testing';
import { MockBackend } from './backend';

const KYC_INFO = 'POST /v3/private/kyc/kyc-info';
const LOGOUT = 'POST /logout';
const row = (result: unknown, endpoint = KYC_INFO) => ({ endpoint, result });

const ask = (backend: MockBackend, path = '/v3/private/kyc/kyc-info') => {
  const { outcome } = backend.respond({ method: 'POST', path, query: {}, headers: {}, body: '{}' });
  return outcome.type === 'answer' ? JSON.parse(outcome.body) : outcome;
};
const results = (backend: MockBackend, count: number) => Array.from({ length: count }, () => ask(backend).result.n);

it('gives each row to one call, in order, instead of the whole answer and of merged values', () => {
  const backend = new MockBackend(
    scenarioOf({
      once: [row({ n: 1 }), row({ n: 9 }, LOGOUT), row({ n: 2 })],
      answers: { [KYC_INFO]: { n: 0 } },
      responses: { [KYC_INFO]: { merged: true } },
    }),
  );
  expect(ask(backend).result).toEqual({ n: 1 });
  expect(ask(backend).result).toEqual({ n: 2 });
  expect(ask(backend).result).toEqual({ n: 0, merged: true });
  expect(ask(backend, '/logout').result).toEqual({ n: 9 });
});

it('is not used up by a fault or a refusal', () => {
  const backend = new MockBackend(
    scenarioOf({
      once: [row({ n: 1 })],
      faults: [{ kind: 'http', status: 500, times: 1 }],
      member: { signedIn: false },
    }),
  );
  const { outcome } = backend.respond({
    method: 'POST',
    path: '/v3/private/kyc/kyc-info',
    query: {},
    headers: {},
    body: '{}',
  });
  expect(outcome).toMatchObject({ status: 500 });
  expect(ask(backend)).toMatchObject({ ret_code: 10007, result: null });
  backend.state.session.signedIn = true;
  expect(ask(backend).result).toEqual({ n: 1 });
});

/** Rows before, calls, rows after, then four answers; 0 means no row. */
it.each([
  ['another row is added: the first one stays given', [1], 1, [1, 2], [2, 0, 0, 0]],
  ['the same row again: one is left', [1], 1, [1, 1], [1, 0, 0, 0]],
  ['the given one is removed', [1, 2], 1, [2], [2, 0, 0, 0]],
  ['none is given yet', [1], 0, [1, 2], [1, 2, 0, 0]],
  ['all are removed', [1, 2], 1, [], [0, 0, 0, 0]],
  ['another order', [1, 2], 1, [2, 1], [2, 0, 0, 0]],
])('after a change, %s', (_what, before, calls, after, expected) => {
  const scenario = (numbers: readonly number[]) =>
    scenarioOf({ once: numbers.map((n) => row({ n })), answers: { [KYC_INFO]: { n: 0 } } });
  const backend = new MockBackend(scenario(before));
  results(backend, calls);
  backend.change(scenario(after));
  expect(results(backend, 4)).toEqual(expected);
  backend.start(scenario(after));
  expect(results(backend, after.length)).toEqual(after);
});
