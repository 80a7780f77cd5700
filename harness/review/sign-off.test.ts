import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addSignOff, brokenSignOffs, readSignOffs } from './sign-off';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sign-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const sign = (page: string) =>
  addSignOff(folder, { page, by: 'A. Reviewer', decision: 'approved', note: '', at: '2026-11-20T09:00:00Z' });

it('keeps sign-offs in a chain, in which a change of an earlier one shows', () => {
  expect(readSignOffs(folder)).toEqual([]);
  for (const page of ['one', 'two', 'three']) sign(page);
  const [first, second, third] = readSignOffs(folder);
  if (!first || !second || !third) throw new Error('three were signed');
  expect(brokenSignOffs([first, second, third])).toEqual([]);
  expect(brokenSignOffs([{ ...first, decision: 'rejected' }, second, third])).toHaveLength(1);
  expect(brokenSignOffs([first, third])[0]).toContain('sign-off of three');
  expect(brokenSignOffs([second, third])[0]).toContain('sign-off of two');
});
