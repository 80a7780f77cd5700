import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { reachablePairs } from './covering';
import type { Constraint, Dimension } from './row';
import { ValueTable } from './value-table';

/** Values are numbered by dimension: a has 0 and 1, b 2 to 4, c 5. */
const DIMENSIONS: readonly Dimension[] = [
  { name: 'a', values: ['a0', 'a1'] },
  { name: 'b', values: ['b0', 'b1', 'b2'] },
  { name: 'c', values: ['c0'] },
];
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
    expect(table.values).toEqual([[0, 1], [2, 3, 4], [5]]);
    expect(table.dimension('c')).toBe(2);
    expect(() => table.dimension('d')).toThrow('There is no dimension "d"');
    expect([table.valueOf('b', 'b1'), table.valueOf('b', 'a1')]).toEqual([3, -1]);
    expect(table.rowOf([1, 4])).toEqual({ a: 'a1', b: 'b2' });
    expect(table.tuplesOf([0, 1])).toEqual([
      [0, 2],
      [0, 3],
      [0, 4],
      [1, 4],
    ]);
    expect(table.tuplesOf([])).toEqual([[]]);
  });

  it('refuses a constraint of a dimension that does not exist', () => {
    expect(() => new ValueTable(DIMENSIONS, [{ between: ['a', 'z'], allows: () => true, reason: '' }])).toThrow('"z"');
  });

  it('completes a row, starting with the dimension with the fewest values, in the given order of values', () => {
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

  it('backtracks if a choice leads to no row', () => {
    const names = ['a', 'b', 'c', 'd'];
    const dimensions = names.map((name) => ({ name, values: ['0', '1'] }));
    const equal = (one: string, other: string): Constraint => ({
      between: [one, other],
      allows: (x, y) => x === y,
      reason: '',
    });
    // With a=0, b, c and d would have to be equal, but c and d differ.
    const constraints: readonly Constraint[] = [
      { between: ['a', 'b'], allows: (a, b) => a === '1' || b === '0', reason: '' },
      { between: ['a', 'c'], allows: (a, c) => a === '1' || c === '0', reason: '' },
      equal('b', 'd'),
      { between: ['c', 'd'], allows: (c, d) => c !== d, reason: '' },
    ];
    const row = new ValueTable(dimensions, constraints).complete([]);
    expect(row).toEqual([1, 2, 5, 6]);
  });

  it('finds a row where there is one, in a large space', () => {
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
        // Fewer refusals than values, so each dimension has a free value.
        const row = wide.complete([numberOf([3, 39])]);
        const isFree = !pairs.some((pair) => pair.some(([at, index]) => at === 3 && index === 39));
        if (isFree) expect(row).toBeDefined();
        for (const pair of pairs) expect(pair.every((one) => row?.includes(numberOf(one)))).toBe(false);
        expect(row?.map((one) => wide.dimensionOf[one]) ?? [0, 1, 2, 3]).toEqual([0, 1, 2, 3]);
      }),
    );
  });
});

describe('a mask', () => {
  it('leaves the pairs that a clear row shows, and all of its dimensions', () => {
    expect(reachablePairs(table, ['c', 'b'], { a: 'a0' })).toEqual([
      { b: 'b0', c: 'c0' },
      { b: 'b1', c: 'c0' },
      { b: 'b2', c: 'c0' },
    ]);
    expect(reachablePairs(table, ['b', 'c'], { a: 'a1' })).toEqual([{ b: 'b2', c: 'c0' }]);
    expect(reachablePairs(table, ['a', 'b'], { a: 'a0' })).toHaveLength(4);
  });
});
