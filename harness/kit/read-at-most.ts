import { readSync } from 'node:fs';

const PART_BYTES = 1 << 20;

/**
 * Reads an open file from its start; undefined if it has more than `maxBytes`. Does not rely on its size, which may
 * change.
 */
export function readAtMost(descriptor: number, maxBytes: number): Buffer | undefined {
  const parts: Buffer[] = [];
  for (let length = 0; length <= maxBytes; ) {
    const part = Buffer.allocUnsafe(Math.min(PART_BYTES, maxBytes + 1 - length));
    const count = readSync(descriptor, part, 0, part.length, length);
    if (count === 0) return Buffer.concat(parts);
    parts.push(part.subarray(0, count));
    length += count;
  }
  return undefined;
}
