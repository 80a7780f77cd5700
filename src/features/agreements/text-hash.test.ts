import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textHash } from './text-hash';

it('is the SHA-256 of the text in UTF-8', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      expect(await textHash(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }),
    { numRuns: 20 },
  );
});
