import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CoveringOptions, coveringArray } from './covering';
import type { Constraint, Dimension, Row } from './row';

const space = fc
  .array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 4 })
  .chain((sizes) => {
    const dimensions = sizes.map((size, at) => ({
      name: `d${at}`,
      values: Array.from({ length: size }, (_value, index) => `v${index}`),
    }));
    const cell = fc.record({
      a: fc.nat(sizes.length - 1),
      b: fc.nat(sizes.length - 1),
      x: fc.nat(2),
      y: fc.nat(2),
    });
    return fc.record({ dimensions: fc.constant(dimensions), refused: fc.array(cell, { maxLength: 8 }) });
  })
  .map(({ dimensions, refused }) => ({
    dimensions,
    constraints: refused
      .filter(({ a, b }) => a !== b)
      .map(
        ({ a, b, x, y }): Constraint => ({
          between: [`d${a}`, `d${b}`],
          allows: (first, second) => !(first === `v${x}` && second === `v${y}`),
          reason: '',
        }),
      ),
  }));

function allRows(dimensions: readonly Dimension[], constraints: readonly Constraint[]): Row[] {
  const rows = dimensions.reduce<Row[]>(
    (found, { name, values }) => found.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
  return rows.filter((row) => isValid(row, constraints));
}

function isValid(row: Row, constraints: readonly Constraint[]): boolean {
  return constraints.every(({ between: [a, b], allows }) => allows(row[a] ?? '', row[b] ?? ''));
}

function combinations(rows: readonly Row[], strength: number): Set<string> {
  return new Set(
    rows.flatMap((row) => {
      const entries = Object.entries(row).map(([name, value]) => `${name}=${value}`);
      return subsets(entries, strength).map((subset) => subset.join());
    }),
  );
}

function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}

describe('a covering array', () => {
  for (const strength of [1, 2] as const) {
    it(`of strength ${strength} has every combination that a valid row has, and only valid rows`, () => {
      fc.assert(
        fc.property(space, ({ dimensions, constraints }) => {
          const { rows, covered } = coveringArray(dimensions, constraints, { strength });
          expect(rows.filter((row) => !isValid(row, constraints))).toEqual([]);
          const wanted = combinations(allRows(dimensions, constraints), strength);
          expect(combinations(rows, strength)).toEqual(wanted);
          expect(covered).toBe(wanted.size);
        }),
      );
    });
  }

  it('has no row whose combinations are all in other rows', () => {
    fc.assert(
      fc.property(space, ({ dimensions, constraints }) => {
        const { rows } = coveringArray(dimensions, constraints, { strength: 2 });
        const all = combinations(rows, 2).size;
        for (const row of rows)
          expect(
            combinations(
              rows.filter((other) => other !== row),
              2,
            ).size,
          ).toBeLessThan(all);
      }),
    );
  });

  it('names combinations that the constraints allow but that no row can have', () => {
    const dimensions = ['a', 'b', 'c'].map((name) => ({ name, values: ['0', '1'] }));
    const differ = (first: string, second: string): Constraint => ({
      between: [first, second],
      allows: (x, y) => x !== y,
      reason: '',
    });
    const { rows, unreachable } = coveringArray(dimensions, [differ('a', 'b'), differ('b', 'c')], { strength: 2 });
    expect(rows).toHaveLength(2);
    expect(unreachable).toEqual([
      { a: '0', c: '1' },
      { a: '1', c: '0' },
    ]);
  });

  it('does not count a combination in a row that hides it', () => {
    const dimensions = [
      { name: 'fault', values: ['none', 'cut'] },
      { name: 'a', values: ['0', '1'] },
      { name: 'b', values: ['0', '1'] },
    ];
    const { rows } = coveringArray(dimensions, [], { strength: 2, mask: { fault: 'none' } });
    expect(
      combinations(
        rows.filter(({ fault }) => fault === 'none').map(({ a = '', b = '' }) => ({ a, b })),
        2,
      ).size,
    ).toBe(4);
    expect(combinations(rows, 2)).toContain('fault=cut,b=1');
  });

  it('changes costly dimensions seldom, and shows the same combinations', () => {
    fc.assert(
      fc.property(space, ({ dimensions, constraints }) => {
        const seldom = ['d0', 'd1'];
        const { rows, unreachable } = coveringArray(dimensions, constraints, { strength: 2, seldom });
        const usual = coveringArray(dimensions, constraints, { strength: 2 });
        expect(combinations(rows, 2)).toEqual(combinations(usual.rows, 2));
        expect(unreachable).toEqual(usual.unreachable);
        expect(rows.filter((row) => !isValid(row, constraints))).toEqual([]);
      }),
    );
    // At least 25 rows. Without `seldom`, a, b and c would change in nearly every row.
    const dimensions = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => ({ name, values: ['1', '2', '3', '4', '5'] }));
    const combinationsOfAbc = (rows: readonly Row[]) => new Set(rows.map(({ a, b, c }) => `${a} ${b} ${c}`)).size;
    const plain = combinationsOfAbc(coveringArray(dimensions, [], { strength: 2 }).rows);
    const seldom = combinationsOfAbc(coveringArray(dimensions, [], { strength: 2, seldom: ['a', 'b', 'c'] }).rows);
    expect(seldom).toBeLessThan(plain);
  });

  it('is much shorter than all rows, and the same each time', () => {
    const dimensions = Array.from({ length: 8 }, (_value, at) => ({ name: `d${at}`, values: ['a', 'b', 'c', 'd'] }));
    const first = coveringArray(dimensions, [], { strength: 2 });
    expect(first.rows.length).toBeLessThan(45);
    expect(coveringArray(dimensions, [], { strength: 2 })).toEqual(first);
  });

  // Current numbers; lower ones are an improvement.
  it.each<[number[], CoveringOptions, boolean, rows: number, abc: number]>([
    [[3, 3, 3, 3], { strength: 2 }, false, 12, 11],
    [[4, 3, 3, 2, 2], { strength: 2 }, false, 15, 15],
    [[4, 3, 3, 2, 2], { strength: 2 }, true, 14, 14],
    [[4, 4, 3, 5, 5], { strength: 2, seldom: ['a', 'b', 'c'] }, false, 33, 16],
    [[4, 4, 3, 5, 5], { strength: 2, seldom: ['a', 'b', 'c'] }, true, 31, 15],
  ])(
    'of %j values, %j, constraints: %s, has at most %i rows and %i combinations of a, b and c',
    (sizes, options, isBound, rows, abc) => {
      const dimensions = sizes.map((size, at) => ({
        name: 'abcde'[at] ?? '',
        values: Array.from({ length: size }, (_value, index) => String(index)),
      }));
      const constraints: Constraint[] = [
        { between: ['a', 'd'], allows: (a, d) => a !== '0' || d === '0', reason: '' },
        { between: ['b', 'a'], allows: (b, a) => a !== '1' || b !== '1', reason: '' },
      ];
      const covering = coveringArray(dimensions, isBound ? constraints : [], options);
      expect(covering.rows.length).toBeLessThanOrEqual(rows);
      expect(new Set(covering.rows.map(({ a, b, c }) => `${a} ${b} ${c}`)).size).toBeLessThanOrEqual(abc);
      expect(covering.unreachable).toEqual([]);
    },
  );

  it('uses a new combination of the seldom values if no known one is possible with a pair', () => {
    // x=1 needs a, b and c all 1, which the first combinations lack.
    const dimensions = ['a', 'b', 'c'].map((name) => ({ name, values: ['0', '1'] }));
    const only = (name: string): Constraint => ({
      between: ['x', name],
      allows: (x, value) => x === '0' || value === '1',
      reason: '',
    });
    const { rows } = coveringArray([...dimensions, { name: 'x', values: ['0', '1'] }], ['a', 'b', 'c'].map(only), {
      strength: 2,
      seldom: ['a', 'b', 'c'],
    });
    expect(rows).toContainEqual({ a: '1', b: '1', c: '1', x: '1' });
    // Four combinations show each pair, a fifth the values allowed with x=1.
    expect(new Set(rows.map(({ a, b, c }) => `${a} ${b} ${c}`)).size).toBeLessThanOrEqual(5);
  });
});
