import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newestAfter } from './newest';

const root = mkdtempSync(join(tmpdir(), 'newest-'));
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['a source', 'page.tsx', join('src', 'page.tsx')],
  ['a text about the code', 'README.md', undefined],
  ['a test', 'page.test.tsx', undefined],
])('%s that is newer', async (_what, name, expected) => {
  const folder = join(root, 'src');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [file, seconds] of [
    [name, 2000],
    ['old.ts', 500],
  ] as const) {
    writeFileSync(join(folder, file), '');
    utimesSync(join(folder, file), seconds, seconds);
  }
  utimesSync(folder, 500, 500);
  expect(await newestAfter(root, ['src', 'missing'], 1_000_000)).toBe(expected);
});
