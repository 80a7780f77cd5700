import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256 } from './sha256';

it('is the same as that of Node, for texts of every length around a block', () => {
  const expected = (text: string) => createHash('sha256').update(text).digest('hex');
  for (let length = 0; length <= 130; length += 1)
    expect(sha256('a'.repeat(length))).toBe(expected('a'.repeat(length)));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(sha256(text)).toBe(expected(text));
    }),
  );
});
