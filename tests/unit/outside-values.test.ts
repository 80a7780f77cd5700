import { afterAll, describe, expect, it } from 'vitest';
import { oneOf } from '../../src/domain/look-up';
import { type Place, typedSources } from './typed-sources';

/** `table[text]` also finds inherited names such as `constructor`, and `text as Status` checks nothing. */
const product = typedSources('src/tsconfig.json');
const all = typedSources('tsconfig.json');
afterAll(() => {
  product.close();
  all.close();
});

const isProduct = (path: string) => path.startsWith('src/') && path !== 'src/domain/look-up.ts';
const shown = (places: readonly Place[]) => places.map(({ path, text }) => `${path}: ${text}`);

it('the product uses no string as a key, except to look it up', () => {
  expect(shown(product.textKeys(isProduct))).toEqual([]);
});

it('the product treats no string as a known one', () => {
  expect(shown(product.castTexts(isProduct))).toEqual([]);
});

it('the mock and the servers of the harness, which answer anyone, use no string as a key either', () => {
  const isServing = (path: string) =>
    /^harness\/(server|core\/mock)\//.test(path) && !/\.test\.ts$|\/testing/.test(path);
  expect(shown(all.textKeys(isServing))).toEqual([]);
});

describe('the search finds', () => {
  const isHere = (path: string) => path === 'tests/unit/outside-values.test.ts';

  it('texts as keys, and no known texts', () => {
    const table: Readonly<Record<string, number>> = { one: 1 };
    const read = (key: string, known: 'one') => [table[key], key in table, table[known], table.one, [key][0]];
    expect(read('one', 'one')).toEqual([1, true, 1, 1, 'one']);
    expect(shown(all.textKeys(isHere)).map((place) => place.split(': ')[1])).toEqual(['table[key]', 'key in table']);
  });

  it('texts that are said to be known, and no checked ones', () => {
    const believe = (text: string) => text as 'one' | 'two';
    expect([believe('three'), oneOf(['one', 'two'], 'three')]).toEqual(['three', undefined]);
    expect(shown(all.castTexts(isHere)).map((place) => place.split(': ')[1])).toEqual(["text as 'one' | 'two'"]);
  });
});
