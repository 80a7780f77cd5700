import { describe, expect, it } from 'vitest';
import { AbortedError, ContractError, HttpError, isApiError, NetworkError } from './errors';

describe('an error of a call', () => {
  it('is known from other errors', () => {
    expect(isApiError(new AbortedError('GET /x'))).toBe(true);
    for (const other of [new Error('x'), new TypeError('x'), undefined, null, { kind: 'network' }]) {
      expect(isApiError(other)).toBe(false);
    }
  });

  it.each([
    [() => new AbortedError('GET /x'), { kind: 'aborted', message: 'the call was aborted', endpoint: 'GET /x' }],
    [() => new HttpError('GET /x', 502, 'Bad Gateway'), { kind: 'http', message: 'http error', status: 502 }],
    [() => new NetworkError('GET /x', 'why'), { kind: 'network', message: 'http network error', cause: 'why' }],
  ])('says what happened: %s', (make, expected) => {
    expect(make()).toMatchObject({ ...expected, name: 'CallError' });
  });

  it('names every field that breaks the contract', () => {
    const error = new ContractError('GET /x', 'response', [
      { path: 'result.a', expected: 'string' },
      { path: '', expected: 'JSON' },
    ]);
    expect(error.message).toBe('the response breaks the contract: result.a, (all)');
  });
});
