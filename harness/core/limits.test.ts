import { expect, it } from 'vitest';
import { MAX_DEPTH, tooDeepAt } from './limits';

const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((child) => ({ child }), 'leaf');

it.each([
  ['a text', 'text', 1, undefined],
  ['null', null, 0, undefined],
  ['an empty object at the limit', {}, 0, []],
  ['as many levels as the limit', { a: { b: 1 } }, 2, undefined],
  ['one level more', { a: { b: {} } }, 2, ['a', 'b']],
  ['a list', { a: [[1]] }, 2, ['a', '0']],
  ['a deep part beside a flat one', { flat: 1, deep: { er: {} } }, 2, ['deep', 'er']],
  ['only the first two keys of the path', { a: { b: { c: { d: {} } } } }, 4, ['a', 'b']],
])('%s', (_name, value, limit, path) => expect(tooDeepAt(value, limit)).toEqual(path));

it('allows the default number of levels, and no more', () => {
  expect(tooDeepAt(nested(MAX_DEPTH))).toBeUndefined();
  expect(tooDeepAt({ list: [nested(MAX_DEPTH)] })).toEqual(['list', '0']);
});

it('finds a value that contains itself', () => {
  const value: Record<string, unknown> = {};
  value.self = value;
  expect(tooDeepAt(value)).toEqual(['self', 'self']);
});
