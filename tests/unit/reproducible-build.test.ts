import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Two clones of one commit, at other paths and in other time zones, give the same build: whoever has the sources can check what is served. */

const ROOT = resolve(import.meta.dirname, '../..');

/** Clones the last commit and builds it; returns the hash of the build. */
function buildOfClone(timeZone: string): string {
  // On the same disk as the packages, for the hard links.
  mkdirSync(join(ROOT, 'out'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'out/build-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, folder], { stdio: 'pipe' });
    // Hard links: a link to the folder would lead the build out of the clone.
    execFileSync('cp', ['-al', join(ROOT, 'node_modules'), join(folder, 'node_modules')], { stdio: 'pipe' });
    // Vitest's NODE_ENV would ask for a development build, which holds the paths of the sources.
    const { NODE_ENV: _test, ...env } = process.env;
    execFileSync('npm', ['run', '-s', 'build'], { cwd: folder, stdio: 'pipe', env: { ...env, TZ: timeZone } });
    return (JSON.parse(readFileSync(join(folder, 'dist/build-manifest.json'), 'utf8')) as { hash: string }).hash;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('two clones of one commit give the same build', { timeout: 120_000 }, () => {
  expect(buildOfClone('Asia/Tokyo')).toBe(buildOfClone('America/New_York'));
});
