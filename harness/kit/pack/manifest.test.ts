import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MANIFEST_FILE, verifyFiles, writeManifest } from './manifest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pack-'));
  mkdirSync(join(folder, 'texts'));
  writeFileSync(join(folder, 'review.html'), '<h1>Review</h1>');
  writeFileSync(join(folder, 'texts/en.csv'), 'key,text');
  writeManifest(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the manifest of a review pack', () => {
  it('is valid for an unchanged pack', () => {
    expect(verifyFiles(folder)).toMatchObject({ ok: true, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it.each([
    [
      'a changed file',
      () => writeFileSync(join(folder, 'review.html'), '<h1>Preview</h1>'),
      ['review.html was changed'],
    ],
    ['an added file', () => writeFileSync(join(folder, 'texts/de.csv'), ''), ['texts/de.csv was added']],
    ['a missing file', () => rmSync(join(folder, 'texts/en.csv')), ['texts/en.csv is missing']],
    ['no manifest', () => rmSync(join(folder, MANIFEST_FILE)), ['manifest.json is missing']],
    [
      'a manifest that is none',
      () => writeFileSync(join(folder, MANIFEST_FILE), '[]'),
      ['manifest.json was changed: it is not a list of files'],
    ],
    [
      'a manifest that is cut',
      () => writeFileSync(join(folder, MANIFEST_FILE), '{"fi'),
      ['manifest.json was changed: it is not a list of files'],
    ],
    [
      'several at once',
      () => {
        rmSync(join(folder, 'review.html'));
        writeFileSync(join(folder, 'added.txt'), '');
      },
      ['added.txt was added', 'review.html is missing'],
    ],
  ])('finds %s', (_what, tamper, problems) => {
    tamper();
    expect(verifyFiles(folder)).toEqual({ ok: false, problems });
  });
});
