import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { BASE_PATH } from '../domain/initial-config';
import { NONCE } from './page';
import { FOREVER, policyOf } from './policies';

/**
 * Releases on a server's disk. Below the root: `releases/<hash>` holds each build whole, `current` and `previous` lead to two of them, and `kept`
 * holds the hashed files of all releases of the last days, which pages that are open during a deploy still ask for.
 */

/** The build, or the folder of releases, is not as it should be. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

const DAY_MS = 86_400_000;
/** Days for which files of earlier releases stay. */
const KEPT_DAYS = 14;
/** What nginx writes over with the initial config. */
const EMPTY_CONFIG = 'id="initial-config">{}<';

interface ReleaseOptions {
  /** The build, as `npm run build` writes it. */
  readonly dist: string;
  readonly root: string;
  /** Default: `KEPT_DAYS`. */
  readonly keptDays?: number;
  /** Default: now. */
  readonly now?: Date;
}

/**
 * Makes a build the current release: members get it from the next request on. What is needed is there before the switch, which is one rename.
 * Returns the hash of the build.
 *
 * @throws {ReleaseError} if a file of the build is not what the build wrote
 */
export function release({ dist, root, keptDays = KEPT_DAYS, now = new Date() }: ReleaseOptions): string {
  const hash = checkBuild(dist);
  checkNginxFile(root);
  const name = join('releases', hash.slice(0, 12));
  const current = leadsTo(root, 'current');
  if (!existsSync(join(root, name))) {
    const unfinished = join(root, `${name}.new`);
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(dist, join(unfinished, BASE_PATH), { recursive: true });
    renameSync(unfinished, join(root, name));
  }
  keepAssets(root, name, now);
  if (current !== undefined && current !== name) {
    // From now on their time counts.
    keepAssets(root, current, now);
    lead(root, 'previous', current);
  }
  lead(root, 'current', name);
  prune(root, keptDays, now);
  return hash;
}

/**
 * Makes the release before the current one; again, it comes back. Returns its short hash.
 *
 * @throws {ReleaseError} if there is none
 */
export function rollback(root: string, now = new Date()): string {
  const [current, previous] = [leadsTo(root, 'current'), leadsTo(root, 'previous')];
  if (current === undefined || previous === undefined) throw new ReleaseError('There is no release before this one');
  keepAssets(root, previous, now);
  keepAssets(root, current, now);
  lead(root, 'current', previous);
  lead(root, 'previous', current);
  return previous.slice('releases/'.length);
}

/** Compares a build with its own list. Returns its hash. */
function checkBuild(dist: string): string {
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

/** Refuses a release whose pages nginx would serve without what their first paint needs. A site without the generated file has its own rules. */
function checkNginxFile(root: string): void {
  const file = join(root, 'nginx/account.conf');
  if (!existsSync(file) || readFileSync(file, 'utf8').includes(NONCE)) return;
  throw new ReleaseError(
    `${file} was made by an earlier version: make it again with the command nginx, and reload nginx`,
  );
}

/** Puts the hashed files of a release among those that stay, as used at this time. */
function keepAssets(root: string, name: string, now: Date): void {
  const from = join(root, name, BASE_PATH);
  for (const path of filesBelow(from)) {
    if (!isHashed(path)) continue;
    const kept = join(root, 'kept', BASE_PATH, path);
    if (!existsSync(kept)) {
      mkdirSync(dirname(kept), { recursive: true });
      linkSync(join(from, path), kept);
    }
    utimesSync(kept, now, now);
  }
}

/** A file whose name holds a hash of its content; its compressed forms go with it. */
function isHashed(path: string): boolean {
  return policyOf(BASE_PATH + path.replace(/\.(br|gz)$/, '')).cache === FOREVER;
}

function prune(root: string, keptDays: number, now: Date): void {
  const limit = now.getTime() - keptDays * DAY_MS;
  const inUse = [leadsTo(root, 'current'), leadsTo(root, 'previous')];
  const needed = new Set(inUse.flatMap((name) => (name ? filesBelow(join(root, name)) : [])));
  const kept = join(root, 'kept');
  for (const path of filesBelow(kept)) {
    if (!needed.has(path) && statSync(join(kept, path)).mtimeMs < limit) rmSync(join(kept, path));
  }
  for (const hash of readdirSync(join(root, 'releases'))) {
    const name = join('releases', hash);
    if (!inUse.includes(name)) rmSync(join(root, name), { recursive: true });
  }
}

/** Points a link at a release, in one step. */
function lead(root: string, link: string, name: string): void {
  const next = join(root, `${link}.next`);
  rmSync(next, { force: true });
  symlinkSync(name, next);
  renameSync(next, join(root, link));
}

function leadsTo(root: string, link: string): string | undefined {
  try {
    return readlinkSync(join(root, link));
  } catch {
    return undefined;
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function sha256(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
