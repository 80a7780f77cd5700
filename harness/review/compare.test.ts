import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { comparePacks } from './compare';
import { writeManifest } from './manifest';
import { signPack } from './sign';
import { makeTestPack, writeTestReport } from './testing/pack';

let folders: string[] = [];
beforeEach(() => {
  folders = [makeTestPack(), makeTestPack(), mkdtempSync(join(tmpdir(), 'compared-'))];
});
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

it('keeps the approvals of pages that are the same, and asks for a decision about all others', async () => {
  const [old = '', now = '', out = ''] = folders;
  const { privateKey } = generateKeyPairSync('ed25519');
  for (const page of ['one', 'two']) {
    const decided = { decision: 'approved', page, by: 'R. Reviewer', role: 'reviewer', note: '' } as const;
    await signPack(old, decided, privateKey, { report: writeTestReport });
  }
  const path = join(now, 'states/two.json');
  writeFileSync(
    path,
    readFileSync(path, 'utf8')
      .replace('"texts": [\n  "two"', '"texts": [\n  "another two"')
      .replace('"theme": "light"', '"theme": "dark"'),
  );
  writeManifest(now);
  expect(await comparePacks(old, now, out)).toMatchObject({
    changes: 1,
    unchanged: ['one', 'three'],
    kept: { one: expect.stringContaining('approved by R. Reviewer') },
    needed: ['two', 'three'],
  });
  const page = readFileSync(join(out, 'compare.html'), 'utf8');
  expect(page).toContain('<ins>another </ins>');
  expect(page).toContain('<th scope="row">theme</th><td>light</td><td>dark</td>');
  expect(page.match(/<th scope="row">Content hash<\/th>(.*?)<\/tr>/)?.[1]).toMatch(
    /^<td>([0-9a-f]{64})<\/td><td>(?!\1)[0-9a-f]{64}<\/td>$/,
  );
  // Each change is told by the names of its pages, not by their ids.
  expect(page.match(/A text has changed <code>\w+<\/code><\/h3>\s*<p>(.*?)<\/p>/)?.[1]).toMatch(/^2\. Page two/);
});

it('does not compare a pack that was changed', async () => {
  const [old = '', now = '', out = ''] = folders;
  appendFileSync(join(now, 'facts.json'), ' ');
  await expect(comparePacks(old, now, out)).rejects.toThrow('facts.json was changed');
});
