import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { maskingOf, reachablePairs } from './mask';
import { MissingTuples } from './missing-tuples';
import type { Constraint, Dimension } from './row';
import { withoutSpare } from './spare-rows';
import { choose, keyOf, keyWith, tuplesOf } from './tuples';
import { ValueTable } from './value-table';

/** What the covering array is made with. Values have numbers in the order of the dimensions: a has 0 and 1, b has 2 to 4, c has 5. */
const DIMENSIONS: readonly Dimension[] = [
  { name: 'a', values: ['a0', 'a1'] },
  { name: 'b', values: ['b0', 'b1', 'b2'] },
  { name: 'c', values: ['c0'] },
];
/** a1 is allowed with b2 only. */
const CONSTRAINTS: readonly Constraint[] = [
  { between: ['b', 'a'], allows: (b, a) => a !== 'a1' || b === 'b2', reason: '' },
];
let table: ValueTable;
beforeEach(() => {
  table = new ValueTable(DIMENSIONS, CONSTRAINTS);
});

describe('the table of values', () => {
  it('numbers the values, and knows which of them go together', () => {
    expect(table.size).toBe(6);
    expect(table.dimensionOf).toEqual([0, 0, 1, 1, 1, 2]);
    expect(table.valuesOf(1)).toEqual([2, 3, 4]);
    expect(table.valuesOf(3)).toEqual([]);
    expect(table.dimension('c')).toBe(2);
    expect(() => table.dimension('d')).toThrow('There is no dimension "d"');
    expect([table.valueOf('b', 'b1'), table.valueOf('b', 'a1')]).toEqual([3, -1]);
    expect(table.rowOf([1, 4])).toEqual({ a: 'a1', b: 'b2' });
    const together = [0, 1, 2, 3, 4, 5].map((one) => [0, 1, 2, 3, 4, 5].filter((other) => table.allows(one, other)));
    expect(together).toEqual([
      [0, 2, 3, 4, 5],
      [1, 4, 5],
      [0, 2, 5],
      [0, 3, 5],
      [0, 1, 4, 5],
      [0, 1, 2, 3, 4, 5],
    ]);
    expect(table.allows(9, 0)).toBe(false);
  });

  it('refuses a constraint of a dimension that does not exist', () => {
    expect(() => new ValueTable(DIMENSIONS, [{ between: ['a', 'z'], allows: () => true, reason: '' }])).toThrow('"z"');
  });

  it('completes a row, with the dimension of the fewest values first and the values in the order that is asked for', () => {
    expect(table.complete([])).toEqual([0, 2, 5]);
    expect(table.complete([1])).toEqual([1, 4, 5]);
    expect(table.complete([1, 2])).toBeUndefined();
    expect(table.complete([2, 1])).toBeUndefined();
    expect(table.complete([9])).toBeUndefined();
    const asked: (readonly [readonly number[], readonly number[]])[] = [];
    const backwards = (row: readonly number[], values: readonly number[]) => {
      asked.push([row, values]);
      return [...values].reverse();
    };
    expect(table.complete([], backwards)).toEqual([1, 4, 5]);
    expect(asked).toEqual([
      [[-1, -1, -1], [5]],
      [
        [-1, -1, 5],
        [0, 1],
      ],
      [[1, -1, 5], [4]],
    ]);
  });

  it('goes back where a choice leads to no row', () => {
    const names = ['a', 'b', 'c', 'd'];
    const dimensions = names.map((name) => ({ name, values: ['0', '1'] }));
    const equal = (one: string, other: string): Constraint => ({
      between: [one, other],
      allows: (x, y) => x === y,
      reason: '',
    });
    // With a=0, b, c and d would have to be equal, but c and d cannot be.
    const constraints: readonly Constraint[] = [
      { between: ['a', 'b'], allows: (a, b) => a === '1' || b === '0', reason: '' },
      { between: ['a', 'c'], allows: (a, c) => a === '1' || c === '0', reason: '' },
      equal('b', 'd'),
      { between: ['c', 'd'], allows: (c, d) => c !== d, reason: '' },
    ];
    const row = new ValueTable(dimensions, constraints).complete([]);
    expect(row).toEqual([1, 2, 5, 6]);
  });

  it('finds a row where there is one, with more values than fit into one word of bits', () => {
    const sizes = [31, 33, 32, 40];
    const dimensions = sizes.map((size, at) => ({
      name: `d${at}`,
      values: Array.from({ length: size }, (_value, index) => String(index)),
    }));
    const value = fc.integer({ min: 0, max: 3 }).chain((at) => fc.tuple(fc.constant(at), fc.nat((sizes[at] ?? 1) - 1)));
    const first = sizes.map((_size, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0));
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value), { maxLength: 20 }), (refused) => {
        const pairs = refused.filter(([[a], [b]]) => a !== b);
        const constraints = pairs.map(
          ([[a, x], [b, y]]): Constraint => ({
            between: [`d${a}`, `d${b}`],
            allows: (one, other) => one !== String(x) || other !== String(y),
            reason: '',
          }),
        );
        const wide = new ValueTable(dimensions, constraints);
        const numberOf = ([at, index]: readonly [number, number]) => (first[at] ?? 0) + index;
        for (const [one, other] of pairs) expect(wide.allows(numberOf(one), numberOf(other))).toBe(false);
        // Fewer pairs are refused than a dimension has values, so each dimension has a value that is allowed with all others.
        const row = wide.complete([numberOf([3, 39])]);
        const isFree = !pairs.some((pair) => pair.some(([at, index]) => at === 3 && index === 39));
        if (isFree) expect(row).toBeDefined();
        for (const one of row ?? []) for (const other of row ?? []) expect(wide.allows(one, other)).toBe(true);
        expect(row?.map((one) => wide.dimensionOf[one]) ?? [0, 1, 2, 3]).toEqual([0, 1, 2, 3]);
      }),
    );
  });
});

describe('combinations', () => {
  it('are chosen in order', () => {
    expect(choose(['a', 'b', 'c'], 2)).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]);
    expect(choose(['a'], 0)).toEqual([[]]);
    expect(choose([], 1)).toEqual([]);
  });

  it('of values are those that go together', () => {
    expect(tuplesOf(table, [0, 1])).toEqual([
      [0, 2],
      [0, 3],
      [0, 4],
      [1, 4],
    ]);
    expect(tuplesOf(table, [])).toEqual([[]]);
  });

  it('have a number of their own, however it is put together', () => {
    expect(keyOf([1, 2, 3], 10)).toBe(123);
    expect([keyWith([2, 3], 1, 10), keyWith([1, 3], 2, 10), keyWith([1, 2], 3, 10)]).toEqual([123, 123, 123]);
    expect(keyWith([], 7, 10)).toBe(7);
  });

  it('are missing until they are deleted', () => {
    const missing = new MissingTuples(
      [
        [0, 2],
        [0, 3],
        [1, 3],
      ],
      2,
      6,
    );
    expect(missing.has([0, 3])).toBe(true);
    expect(missing.has([0, 4])).toBe(false);
    expect(missing.countWith(3, [[0], [1]])).toBe(2);
    missing.delete([0, 3]);
    expect(missing.has([0, 3])).toBe(false);
    expect(missing.countWith(3, [[0], [1]])).toBe(1);
    expect(missing.countWith(0, [[2], [5]])).toBe(1);
    // A single value is not a combination of two.
    expect(missing.countWith(3, [])).toBe(0);
  });
});

it('a row is spare if others show all that it shows; the last ones are left out first', () => {
  const rows = [[1, 2], [2, 3], [3], [4], [1, 4]];
  expect(withoutSpare(rows, (row) => row)).toEqual([[1, 2], [2, 3], [4]]);
  expect(withoutSpare([[1], [1]], (row) => row)).toEqual([[1]]);
  expect(withoutSpare([[1], []], (row) => row)).toEqual([[1]]);
});

describe('a mask', () => {
  const mask = { clear: { a: 'a0' } };

  it('lets combinations count only in rows that are clear; those of its own dimensions always', () => {
    const { seed, shows } = maskingOf(table, mask);
    expect(seed([4, 5])).toEqual([4, 5, 0]);
    expect(seed([1, 4])).toEqual([1, 4]);
    expect(shows([0, 4, 5], [4, 5])).toBe(true);
    expect(shows([1, 4, 5], [4, 5])).toBe(false);
    expect(shows([1, 4, 5], [1, 4])).toBe(true);
  });

  it('leaves the pairs that a clear row shows, and all of its own dimensions', () => {
    expect(reachablePairs(table, ['c', 'b'], mask)).toEqual([
      { b: 'b0', c: 'c0' },
      { b: 'b1', c: 'c0' },
      { b: 'b2', c: 'c0' },
    ]);
    expect(reachablePairs(table, ['b', 'c'], { clear: { a: 'a1' } })).toEqual([{ b: 'b2', c: 'c0' }]);
    expect(reachablePairs(table, ['a', 'b'], { clear: { a: 'a0' } })).toHaveLength(4);
  });
});
