import { afterAll, describe, expect, it } from 'vitest';
import { oneOf } from '../../src/domain/look-up';
import { type Place, typedSources } from './typed-sources';

/**
 * Values from outside (the address, a storage, the server, a vendor, a shell) are texts until they were looked up. `table[text]` and
 * `text in table` also find what every object inherits, such as `constructor`, and `text as Status` believes whoever wrote the text. So a
 * text that is not one of known texts goes through `src/domain/look-up.ts`.
 */
const product = typedSources('src/tsconfig.json');
const all = typedSources('tsconfig.json');
afterAll(() => {
  product.close();
  all.close();
});

const isProduct = (path: string) => path.startsWith('src/') && path !== 'src/domain/look-up.ts';
const shown = (places: readonly Place[]) => places.map(({ path, text }) => `${path}: ${text}`);

it('the product uses no text as a key, except to look it up', () => {
  expect(shown(product.textKeys(isProduct))).toEqual([]);
});

it('the product believes no text to be a known one', () => {
  expect(shown(product.castTexts(isProduct))).toEqual([]);
});

it('the mock and the servers of the harness, which answer anybody, use no text as a key either', () => {
  const isServing = (path: string) =>
    /^harness\/(server|engine\/mock)\//.test(path) && !/\.test\.ts$|\/testing/.test(path);
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
