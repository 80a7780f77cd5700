import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readAtMost } from './read-at-most';

const folder = mkdtempSync(join(tmpdir(), 'read-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(path: string, maxBytes: number): string | undefined {
  const descriptor = openSync(path, 'r');
  try {
    return readAtMost(descriptor, maxBytes)?.toString();
  } finally {
    closeSync(descriptor);
  }
}

it.each([
  ['', 0, true],
  ['a', 0, false],
  ['abc', 3, true],
  ['abcd', 3, false],
  ['x'.repeat(3_000_000), 3_000_000, true],
  ['x'.repeat(3_000_000), 2_999_999, false],
])('a file of %# characters is read up to the limit', (text, maxBytes, isRead) => {
  writeFileSync(join(folder, 'file'), text);
  expect(read(join(folder, 'file'), maxBytes) === text).toBe(isRead);
});

it.runIf(process.platform === 'linux')('a file that claims to be empty is read up to the limit too', () => {
  expect(read('/proc/self/status', 10)).toBeUndefined();
  expect(read('/proc/self/status', 100_000)).toContain('Name:');
});
