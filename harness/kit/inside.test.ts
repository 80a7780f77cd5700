import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inside } from './inside';
import { readRecord } from './record';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inside-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const OUTSIDE = ['', '.', '..', '../other', 'a/../..', 'a/../../other', '/etc/passwd', '..\\..', 'a\0b'].filter(
  (path) => path !== '..\\..' || process.platform === 'win32',
);

describe('a path below a folder', () => {
  it.each(['a', 'pictures/a.jpg', './a', 'a/../b', '..a', '...'])('may be %j', (path) => {
    expect(inside(folder, path)).toBe(join(folder, path));
  });

  it.each(OUTSIDE)('is not %j', (path) => {
    expect(() => inside(folder, path)).toThrow('is not a path below');
  });
});

it('no name that leads out of the folder reads a result of a sweep', () => {
  expect(() => readRecord(folder, '../../secret')).toThrow('is not a path below');
});
