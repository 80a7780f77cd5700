import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { scriptedBuild } from './scripted-build';

const folder = mkdtempSync(join(tmpdir(), 'scripted-build-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(page: string): string {
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'assets/app.js'), 'app');
  return dist;
}

it('copies the build, whose page loads the scripts before everything else', () => {
  const dist = build('<html><head><script src="app.js"></script></head></html>');
  const copy = scriptedBuild(dist, join(folder, 'copy'), ['one()', 'two()']);
  const page = readFileSync(join(copy, 'index.html'), 'utf8');
  const [first = ''] = page.match(/src="[^"]+"/) ?? [];
  expect(first).toBe('src="/user/accounts/assets/before-the-app.js"');
  expect(readFileSync(join(copy, 'assets/before-the-app.js'), 'utf8')).toBe('one();\ntwo()');
  expect(readFileSync(join(copy, 'assets/app.js'), 'utf8')).toBe('app');
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).not.toContain('before-the-app');
});

it('refuses a page without a place for the script', () => {
  expect(() => scriptedBuild(build('<html></html>'), join(folder, 'copy'), [])).toThrow(/has no <head>/);
});
