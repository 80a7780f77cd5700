import { describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../../../api/errors';
import { combineCalls, type Part } from './combine-calls';

const part = (status: Part<string>['status'], data?: string) => {
  const error = status === 'error' ? new NetworkError('x', undefined) : undefined;
  return { status, data, error, retry: vi.fn() };
};

describe('two calls combined', () => {
  it.each([
    ['loading', part('done', 'a'), part('loading'), undefined],
    ['done', part('done', 'a'), part('done', 'b'), { one: 'a', two: 'b' }],
    ['error', part('loading'), part('error'), undefined],
    ['error', part('error'), part('done', 'b'), undefined],
    // A failed refresh keeps the first answer's data.
    ['error', part('done', 'a'), part('error', 'b'), { one: 'a', two: 'b' }],
    // A refresh of shown data does not count as loading.
    ['done', part('loading', 'a'), part('done', 'b'), { one: 'a', two: 'b' }],
  ] as const)('are %s', (status, one, two, data) => {
    const combined = combineCalls({ one, two });
    expect(combined).toMatchObject({ status, data, error: one.error ?? two.error });
    combined.retry();
    expect([one, two].flatMap((call) => (call.retry.mock.calls.length > 0 ? [call.status] : []))).toEqual(
      status === 'error' ? ['error'] : [],
    );
  });
});
