import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { FORMAT } from './nginx-syntax';

/**
 * Releases below the root: `releases/<hash>` holds each build, `current` and `previous` link to two. `kept` holds recent hashed
 * files for pages that are open during a deploy. `install.sh` makes and switches them, with and without this project.
 */

/** A build or the releases folder is invalid. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

/** nginx replaces this with the initial config. */
const EMPTY_CONFIG = 'id="initial-config">{}<';

interface ReleaseOptions {
  readonly dist: string;
  readonly root: string;
  /** Days to keep files of earlier releases. Default: 14. */
  readonly keptDays?: number;
}

/**
 * Makes a build the current release with a single rename. Returns the build's hash. @throws {ReleaseError} if a file differs from
 * the build's list, or another deployment is under way
 */
export function release({ dist, root, keptDays }: ReleaseOptions): string {
  const hash = checkBuild(dist);
  checkNginxFile(root);
  const days = keptDays === undefined ? {} : { AREA_DAYS: String(keptDays) };
  install([], { AREA_ROOT: resolve(root), AREA_BUILD: resolve(dist), AREA_HASH: hash, ...days });
  return hash;
}

/** Switches to the previous release and returns its short hash. @throws {ReleaseError} if there is none */
export function rollback(root: string): string {
  const said = install(['rollback'], { AREA_ROOT: resolve(root) });
  return said.slice(said.lastIndexOf('/') + 1).trim();
}

function install(words: readonly string[], variables: Readonly<Record<string, string>>): string {
  const script = join(import.meta.dirname, 'install.sh');
  const { status, stdout, stderr, error } = spawnSync('sh', [script, ...words], {
    encoding: 'utf8',
    env: { ...process.env, ...variables },
  });
  if (error) throw error;
  if (status !== 0) throw new ReleaseError(stderr.trim());
  return stdout;
}

/** Returns the build's hash. @throws {ReleaseError} if a file differs from the build's list */
export function checkBuild(dist: string): string {
  const manifest = join(dist, 'build-manifest.json');
  if (!existsSync(manifest)) throw new ReleaseError(`There is no build in ${dist}: npm run build`);
  const { hash, files } = JSON.parse(readFileSync(manifest, 'utf8')) as { hash: string; files: Record<string, string> };
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new ReleaseError('The hash in build-manifest.json is none');
  const present = filesBelow(dist).filter((path) => path !== 'build-manifest.json');
  const changed = [...new Set([...Object.keys(files), ...present])].filter(
    (path) => !present.includes(path) || sha256(join(dist, path)) !== files[path],
  );
  if (changed.length > 0) throw new ReleaseError(`${changed.length} files are not as they were built: ${changed[0]}`);
  if (!readFileSync(join(dist, 'index.html'), 'utf8').includes(EMPTY_CONFIG)) {
    throw new ReleaseError('index.html has no empty initial-config element');
  }
  return hash;
}

/** Refuses a release that an older nginx file would serve wrongly. Sites without that file have their own rules. */
function checkNginxFile(root: string): void {
  const file = join(root, 'nginx/account.conf');
  if (!existsSync(file) || readFileSync(file, 'utf8').startsWith(FORMAT)) return;
  throw new ReleaseError(
    `${file} was made by an earlier version: make it again with the command nginx, and reload nginx`,
  );
}

/** Paths use slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function sha256(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
