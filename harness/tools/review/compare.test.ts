import type { KeyObject } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { encodeLink } from '../../core/link';
import { writeManifest } from '../../kit/pack/manifest';
import { type PageRecord, writeJson } from '../../kit/pack/pack-files';
import { comparePacks } from './compare';
import { type Decided, signPack } from './sign';
import { makeTestPack, writeTestReport } from './testing/pack';
import { newKey } from './testing/signed-pack';

let folders: string[] = [];
beforeEach(() => {
  folders = [makeTestPack(), makeTestPack(), mkdtempSync(join(tmpdir(), 'compared-'))];
});
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

it('keeps the approvals of pages that are the same, and asks for a decision about all others', async () => {
  const [old = '', now = '', out = ''] = folders;
  const sign = (words: Pick<Decided, 'decision' | 'page' | 'by' | 'role'>, key: KeyObject) =>
    signPack(old, { ...words, note: '' }, key, { report: writeTestReport });
  const key = newKey();
  await sign({ decision: 'prepared', page: null, by: 'A. Preparer', role: 'preparer' }, newKey());
  for (const page of ['one', 'two']) {
    await sign({ decision: 'approved', page, by: 'R. Reviewer', role: 'reviewer' }, key);
  }
  const path = join(now, 'states');
  const page = JSON.parse(readFileSync(join(path, 'two.json'), 'utf8')) as PageRecord;
  const scenario = { ...page.scenario, theme: 'dark' } as const;
  writeJson(path, 'two.json', { ...page, texts: ['another two'], scenario, link: encodeLink(scenario) });
  writeManifest(now);
  expect(await comparePacks(old, now, out)).toMatchObject({
    changes: 1,
    unchanged: ['one', 'three'],
    kept: { one: expect.stringContaining('approved by R. Reviewer') },
    needed: ['two', 'three'],
  });
  const report = readFileSync(join(out, 'compare.html'), 'utf8');
  expect(report).toContain('<ins>another </ins>');
  expect(report).toContain('<th scope="row">theme</th><td>light</td><td>dark</td>');
  expect(report.match(/<th scope="row">Content hash<\/th>(.*?)<\/tr>/)?.[1]).toMatch(
    /^<td>([0-9a-f]{64})<\/td><td>(?!\1)[0-9a-f]{64}<\/td>$/,
  );
  // Changes are named by the names of pages, not by their ids.
  expect(report.match(/A text has changed <code>\w+<\/code><\/h3>\s*<p>(.*?)<\/p>/)?.[1]).toMatch(/^2\. Page two/);
});

it('does not compare a pack that was changed', async () => {
  const [old = '', now = '', out = ''] = folders;
  appendFileSync(join(now, 'facts.json'), ' ');
  await expect(comparePacks(old, now, out)).rejects.toThrow('facts.json was changed');
});
