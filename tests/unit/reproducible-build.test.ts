import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** One commit gives the same build in any folder or time zone, with or without source maps. */

const ROOT = resolve(import.meta.dirname, '../..');

interface Build {
  readonly hash: string;
  readonly scripts: readonly string[];
  readonly maps: readonly string[];
}

function readBuild(folder: string): Build {
  const manifest = readFileSync(join(folder, 'dist/build-manifest.json'), 'utf8');
  const namesIn = (path: string, ending: string) =>
    existsSync(join(folder, path)) ? readdirSync(join(folder, path)).filter((name) => name.endsWith(ending)) : [];
  return {
    hash: (JSON.parse(manifest) as { hash: string }).hash,
    scripts: namesIn('dist/assets', '.js'),
    maps: [...namesIn('maps/assets', '.map'), ...namesIn('dist/assets', '.map')],
  };
}

function buildOfClone(env: NodeJS.ProcessEnv): Build {
  // The packages' disk, for hard links. Not `out`, which the desktop's tests pack.
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'test-results/build-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, folder], { stdio: 'pipe' });
    // A symbolic link would leave the clone.
    execFileSync('cp', ['-al', join(ROOT, 'node_modules'), join(folder, 'node_modules')], { stdio: 'pipe' });
    // Vitest's NODE_ENV would give a development build with source paths.
    const { NODE_ENV: _test, ...own } = process.env;
    execFileSync('npm', ['run', '-s', 'build'], { cwd: folder, stdio: 'pipe', env: { ...own, ...env } });
    return readBuild(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** An existing build of the clean last commit, without source maps. */
function presentBuild(): Build | undefined {
  const identity = join(ROOT, 'dist/build.json');
  if (!existsSync(identity)) return undefined;
  const { commit } = JSON.parse(readFileSync(identity, 'utf8')) as { commit: string | null };
  const last = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  return commit === last ? { ...readBuild(ROOT), maps: [] } : undefined;
}

it('one commit gives the same build in two folders, with and without source maps', { timeout: 300_000 }, () => {
  const mapped = buildOfClone({ TZ: 'America/New_York', SOURCE_MAPS: 'maps' });
  const plain = presentBuild() ?? buildOfClone({ TZ: 'Asia/Tokyo' });
  expect(mapped.hash).toBe(plain.hash);
  expect(plain.maps).toEqual([]);
  // All but the bundler's runtime.
  expect(mapped.maps).toHaveLength(mapped.scripts.length - 1);
  for (const map of mapped.maps) expect(mapped.scripts).toContain(map.slice(0, -'.map'.length));
});
