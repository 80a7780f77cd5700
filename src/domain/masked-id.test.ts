import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskedId } from './masked-id';

it.each([
  ['', ''],
  ['7', '•••'],
  ['1234567', '•••'],
  ['12345678', '•••5678'],
  ['482913375', '•••3375'],
  ['member-ü😀ab', '•••ü😀ab'],
])('masks %j as %j', (id, shown) => {
  expect(maskedId(id)).toBe(shown);
});

it('never shows more than half of an id', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
      const shown = [...maskedId(id)].filter((character) => character !== '•').length;
      expect(shown * 2).toBeLessThanOrEqual([...id].length);
    }),
  );
});
