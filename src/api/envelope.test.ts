import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { readResponse } from './envelope';

const endpoint = defineEndpoint({
  method: 'GET',
  path: '/x',
  summary: 'A call of this test.',
  request: z.object({}),
  response: z.object({ count: z.number() }),
  provenance: { request: 'assumed', response: 'assumed' },
});
function refusal(body: unknown): unknown {
  try {
    readResponse(endpoint, body, 30_000);
  } catch (error) {
    return error;
  }
  throw new Error('The answer was not refused.');
}

it.each<[string, unknown, object[]]>([
  ['text that is not JSON', '{', [{ path: '', expected: 'JSON' }]],
  ['no code', '{"result":{"count":1}}', [{ path: 'ret_code', expected: 'int' }]],
  ['a code that is not a whole number', { ret_code: 0.5 }, [{ path: 'ret_code' }]],
  ['a message that is not a text', { ret_code: 0, ret_msg: {} }, [{ path: 'ret_msg' }]],
  ['no envelope', '[]', [{ path: '' }]],
  ['a wrong field of the result', { ret_code: 0, result: { count: 'x' } }, [{ path: 'result.count' }]],
])('%s breaks the contract, and the error names the field', (_what, body, problems) => {
  expect(refusal(body)).toMatchObject({ kind: 'contract', direction: 'response', problems });
});

it.each(['', undefined, null, 'null'])('%j is not an answer', (body) => {
  expect(refusal(body)).toMatchObject({ kind: 'non-response' });
});

it.each([
  [{ ret_code: 1045 }, ''],
  [{ retCode: 1045, retMsg: 'No' }, 'No'],
  [{ ret_code: 1045, ret_msg: 'Yes', retMsg: 'No' }, 'Yes'],
])('the refusal %j has the message %j', (body, ret_msg) => {
  expect(refusal(body)).toMatchObject({ kind: 'business', ret_code: 1045, ret_msg });
});

it('a parsed answer is read like its text', () => {
  const body = { ret_code: 0, result: { count: 1 } };
  expect(readResponse(endpoint, body, 30_000)).toEqual({ count: 1 });
  expect(readResponse(endpoint, JSON.stringify(body), 30_000)).toEqual({ count: 1 });
});
