import { describe, expect, it } from 'vitest';
import { errorDisplayOf } from './error-display';
import { codeOf, errorMessageOf } from './error-message';
import {
  type ApiError,
  BusinessError,
  ContractError,
  HttpError,
  NetworkError,
  NonResponseError,
  NoPermissionError,
  TimeoutError,
  TokenError,
} from './errors';

const TEXTS: Record<string, string> = { 1045: 'wrong key', updateIDError1: 'Expired.', 10007: 'Signed out.' };
const translate = (key: string) => TEXTS[key];
const failed = (ret_code: number, ret_msg = 'Odd') => ({ ret_code, ret_msg, result: null });

describe('errorMessageOf', () => {
  it.each<[string, ApiError, ReturnType<typeof errorMessageOf>]>([
    ['a code with a text', new NoPermissionError('x', failed(10007)), { text: 'Signed out.', isUnknown: false }],
    ['a code with a key', new BusinessError('x', failed(1045)), { text: 'Expired.', isUnknown: false }],
    ['a code without a text', new BusinessError('x', failed(77777)), { text: '77777: Odd', isUnknown: true }],
    ['a token code without a text', new TokenError('x', failed(1007)), { text: '1007: Odd', isUnknown: true }],
    [
      'a timeout without a text',
      new TimeoutError('x', 30_000),
      { text: '9000001: Request timeout, please re-try!', isUnknown: true },
    ],
    ['a network failure', new NetworkError('x', undefined), { key: 'errors.network' }],
    ['an http error', new HttpError('x', 502, ''), { key: 'errors.server' }],
    ['an empty body', new NonResponseError('x'), { key: 'errors.server' }],
    ['a contract error', new ContractError('x', 'response', []), { key: 'errors.server' }],
  ])('returns the message of %s', (_name, error, message) => {
    expect(errorMessageOf(error, translate)).toEqual(message);
  });

  it.each([10007, 1045, 77777])('returns the same text as the toast for %i', (code) => {
    const error = new BusinessError('x', failed(code));
    expect(errorMessageOf(error, translate)).toMatchObject({ text: errorDisplayOf(error, translate)?.title });
  });
});

it.each<[string, ApiError, number | undefined]>([
  ['a business error', new BusinessError('x', failed(1045)), 1045],
  ['no permission', new NoPermissionError('x', failed(10007)), 10007],
  ['a timeout', new TimeoutError('x', 30_000), 9000001],
  ['a network failure', new NetworkError('x', undefined), undefined],
  ['an http error', new HttpError('x', 502, ''), undefined],
])('codeOf returns the code of %s', (_name, error, code) => {
  expect(codeOf(error)).toBe(code);
});
