import { describe, expect, it } from 'vitest';
import { flatTexts } from '../../src/i18n/text-rules';
import { sdkAddress } from '../../src/lib/sdk-address';
import english from '../../src/public/locales/en/user-accounts.json' with { type: 'json' };
import { UNUSED_VALUES } from './listed-as-unused';
import { productSources, sourceOf } from './sources';
import { queryParameters, unusedValues } from './values';

/** Unions, lists, table keys, client tags and query parameters. */
const sources = productSources();
/** Without rejection codes, which the server sends. */
const ROOMS = /^(domain\/(?!rejection-codes)|modes|api|lib\/(?!telemetry\/))/;

/** Parts of text keys count as used. */
const KEYS = new Set([...flatTexts(english).keys()].flatMap((key) => [...key.split('.'), ...key.split(/[._]/)]));

/** Values handled as 'any other'. */
const OTHERWISE = ['at-level-2'];

it('every value of a union, list or table is used, or is listed as unused', () => {
  const unused = unusedValues(sources, (path) => ROOMS.test(path)).map(({ value }) => value);
  expect(unused.filter((value) => !KEYS.has(value)).sort()).toEqual(
    [...Object.keys(UNUSED_VALUES), ...OTHERWISE].sort(),
  );
});

describe('query parameters', () => {
  const { read, written } = queryParameters(sources);
  /** Read by the login page or the texts' server. */
  const FOR_OTHERS = ['redirect_url', 'v'];

  it('that the product writes are read by it', () => {
    expect(written.size).toBeGreaterThan(8);
    expect([...written].filter((name) => !read.has(name)).sort()).toEqual(FOR_OTHERS);
  });

  it('of the embedded verification are read', () => {
    const journey = { steps: 2, country: 'IND', documentType: 'PASSPORT' } as const;
    const address = sdkAddress({ token: 't', lang: 'en', site: 'IN', isUpdatePoi: true, from: 'email', journey });
    const names = [...new URL(address, 'https://www.example.com').searchParams.keys()];
    expect(names).toHaveLength(10);
    expect(names.filter((name) => !read.has(name))).toEqual([]);
  });
});

describe('the search finds', () => {
  const offering = sourceOf(
    'domain/a.ts',
    "export const LIST = ['one', 'two'] as const; export type Union = 'three' | 'four'; export const TABLE = { five: 1, six: 2 };",
  );
  const using = sourceOf('features/b.ts', "call('one'); const x: 'three' = 'four'; x.five;");

  it('the values that nothing uses', () => {
    const unused = unusedValues([offering, using], (path) => path === 'domain/a.ts');
    expect(unused.map(({ value }) => value)).toEqual(['two', 'three', 'six']);
  });

  it('what is read from an address, and what is put into one', () => {
    const found = queryParameters([
      sourceOf('a.ts', "const STEP = 'step'; query.get(STEP); query.has('x'); new URLSearchParams({ level: 1 });"),
      sourceOf('b.ts', "query.set('country', c); to('/auth?name=' + name);"),
    ]);
    expect([...found.read]).toEqual(['step', 'x']);
    expect([...found.written]).toEqual(['level', 'country', 'name']);
  });
});
