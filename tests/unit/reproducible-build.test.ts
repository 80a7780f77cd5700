import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/**
 * One commit, built in two folders and in two time zones, once with source maps, gives the same build: whoever has the sources can check what is
 * served.
 */

const ROOT = resolve(import.meta.dirname, '../..');

interface Build {
  readonly hash: string;
  readonly scripts: readonly string[];
  readonly maps: readonly string[];
}

/** The hash of a build, its scripts, and the source maps that were written beside it. */
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

/** Clones the last commit and builds it. */
function buildOfClone(env: NodeJS.ProcessEnv): Build {
  // On the same disk as the packages, for the hard links, and not in `out`, which the desktop's tests pack meanwhile.
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'test-results/build-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, folder], { stdio: 'pipe' });
    // Hard links: a link to the folder would lead the build out of the clone.
    execFileSync('cp', ['-al', join(ROOT, 'node_modules'), join(folder, 'node_modules')], { stdio: 'pipe' });
    // Vitest's NODE_ENV would ask for a development build, which holds the paths of the sources.
    const { NODE_ENV: _test, ...own } = process.env;
    execFileSync('npm', ['run', '-s', 'build'], { cwd: folder, stdio: 'pipe', env: { ...own, ...env } });
    return readBuild(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The build in this folder, if it is that of the last commit without further changes, as in `npm test` of a clean clone; it has no source maps. */
function presentBuild(): Build | undefined {
  const identity = join(ROOT, 'dist/build.json');
  if (!existsSync(identity)) return undefined;
  const { commit } = JSON.parse(readFileSync(identity, 'utf8')) as { commit: string | null };
  const last = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  return commit === last ? { ...readBuild(ROOT), maps: [] } : undefined;
}

it('one commit gives the same build in two folders, with and without source maps', { timeout: 120_000 }, () => {
  const mapped = buildOfClone({ TZ: 'America/New_York', SOURCE_MAPS: 'maps' });
  const plain = presentBuild() ?? buildOfClone({ TZ: 'Asia/Tokyo' });
  expect(mapped.hash).toBe(plain.hash);
  expect(plain.maps).toEqual([]);
  // Each script but the runtime of the bundler.
  expect(mapped.maps).toHaveLength(mapped.scripts.length - 1);
  for (const map of mapped.maps) expect(mapped.scripts).toContain(map.slice(0, -'.map'.length));
});
