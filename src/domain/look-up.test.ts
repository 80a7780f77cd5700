import { describe, expect, it } from 'vitest';
import { isKeyOf, lookUp, oneOf } from './look-up';

/** Includes `__proto__`. */
const INHERITED = [...Object.getOwnPropertyNames(Object.prototype)];
const TABLE = { one: 1, nothing: undefined } as const;

describe.each(INHERITED)('%s', (key) => {
  it('is no key of a table and no value of a list', () => {
    expect(key in TABLE).toBe(true);
    expect(lookUp(TABLE, key)).toBeUndefined();
    expect(isKeyOf(TABLE, key)).toBe(false);
    expect(oneOf(['one'], key)).toBeUndefined();
  });

  it('is a key like any other if the table has it', () => {
    const table = Object.fromEntries([[key, 2]]);
    expect([lookUp(table, key), isKeyOf(table, key), oneOf([key], key)]).toEqual([2, true, key]);
  });
});

it('finds own keys and values', () => {
  expect([lookUp(TABLE, 'one'), lookUp(TABLE, 'two'), isKeyOf(TABLE, 'nothing')]).toEqual([1, undefined, true]);
  expect([oneOf(['a', 'b'], 'b'), oneOf(['a', 'b'], 'c'), oneOf(['a'], null)]).toEqual(['b', undefined, undefined]);
});
