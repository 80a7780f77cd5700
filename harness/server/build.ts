import { hash as hashOf } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lookUp } from '../../src/domain/look-up';
import { changeMark, filesBelow, findFile } from './files';
import { newestAfter } from './newest';

/** The command that solves every problem with the build. */
export const BUILD_COMMAND = 'npm run build';
/** The sources of the build. */
const SOURCES = ['src', 'package-lock.json'];
/** File with the hashes of a build's files. */
export const MANIFEST = 'build-manifest.json';

/**
 * `ready`: no file was changed and no source is newer. `stale`: a source is newer. `changed`: a file differs from the one that the build
 * wrote. `missing`: there is no build.
 */
type BuildStatus = 'ready' | 'stale' | 'changed' | 'missing';

interface BuildFile {
  readonly path: string;
  /** SHA-256 from the build's manifest; null for a file that is not in the manifest. */
  readonly built: string | null;
  /** SHA-256 of the content that the server would send now, before the initial config is filled in; null if it would send none. */
  readonly served: string | null;
  readonly same: boolean;
}

export interface BuildReport {
  readonly status: BuildStatus;
  /** SHA-256 over all files, from the build's manifest. A manifest whose files give another hash is a problem. */
  readonly hash: string | null;
  /** When the commit was made that was built, ISO 8601; null if the build does not tell. */
  readonly builtAt: string | null;
  /** Whether every file that is served equals the file that the build wrote. */
  readonly servedEqualsBuilt: boolean;
  readonly problems: readonly string[];
  /** Command that solves the problem; null if there is none. */
  readonly remedy: string | null;
  readonly files: readonly BuildFile[];
}

interface Manifest {
  readonly hash: string;
  readonly files: Readonly<Record<string, string>>;
}

/** What a build says about its origin in `build.json`, see `src/build-identity.ts`. */
export interface BuildOrigin {
  readonly commit: string | null;
  readonly committedAt: string | null;
}

/** Compares the served files with the built ones, and the build's time with that of its sources. */
export async function inspectBuild(distDir: string, root: string): Promise<BuildReport> {
  const manifest = await readManifest(distDir);
  if (manifest === undefined) {
    const problem = `There is no build in ${distDir}`;
    return report('missing', { problems: [problem] });
  }
  const files = await compareFiles(distDir, manifest);
  // Changed and added files before missing ones: the commands print only the first few, and a changed file can show a wrong page.
  const changed = files
    .filter(({ same }) => !same)
    .sort((one, other) => Number(one.served === null) - Number(other.served === null))
    .map(({ path, built, served }) => difference(path, built, served));
  const wrong =
    hashOfFiles(manifest.files) === manifest.hash ? [] : [`${MANIFEST} names another hash than that of its files`];
  const newer = await newestAfter(root, SOURCES, manifest.writtenAt);
  const stale = newer === undefined ? [] : [`${newer} is newer than the build`];
  const differing = [...changed, ...wrong];
  const status = differing.length > 0 ? 'changed' : stale.length > 0 ? 'stale' : 'ready';
  return report(status, {
    hash: manifest.hash,
    builtAt: (await buildOrigin(distDir)).committedAt,
    servedEqualsBuilt: differing.length === 0,
    problems: [...differing, ...stale],
    files,
  });
}

/** Hash of a build, and when its commit was made; undefined if the folder contains none. */
export async function buildIdentity(distDir: string): Promise<{ hash: string; builtAt: string | null } | undefined> {
  const manifest = await readManifest(distDir);
  return manifest && { hash: manifest.hash, builtAt: (await buildOrigin(distDir)).committedAt };
}

/** The commit of a build; nulls where it does not tell. */
export async function buildOrigin(distDir: string): Promise<BuildOrigin> {
  try {
    const { commit, committedAt } = JSON.parse(await readFile(join(distDir, 'build.json'), 'utf8')) as BuildOrigin;
    return { commit: commit ?? null, committedAt: committedAt ?? null };
  } catch {
    return { commit: null, committedAt: null };
  }
}

/** SHA-256 over all files of a build: over the JSON of their hashes by path, in the order of the paths. */
export function hashOfFiles(files: Readonly<Record<string, string>>): string {
  return hashOf('sha256', JSON.stringify(files));
}

function report(status: BuildStatus, facts: Partial<BuildReport>): BuildReport {
  return {
    status,
    hash: null,
    builtAt: null,
    servedEqualsBuilt: false,
    problems: [],
    remedy: status === 'ready' ? null : BUILD_COMMAND,
    files: [],
    ...facts,
  };
}

async function readManifest(distDir: string): Promise<(Manifest & { writtenAt: number }) | undefined> {
  const path = join(distDir, MANIFEST);
  try {
    const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest;
    return { ...manifest, writtenAt: (await stat(path)).mtimeMs };
  } catch {
    return undefined;
  }
}

async function compareFiles(distDir: string, manifest: Manifest): Promise<BuildFile[]> {
  const present = filesBelow(distDir).filter((path) => path !== MANIFEST);
  const paths = [...new Set([...Object.keys(manifest.files), ...present])].sort();
  const marks = await Promise.all(paths.map((path) => changeMark(join(distDir, path))));
  const compared: BuildFile[] = [];
  // One after another: a build has more files than some systems let a program open at once.
  for (const [at, path] of paths.entries()) {
    const built = lookUp(manifest.files, path) ?? null;
    const served = await servedHash(distDir, path, marks[at] ?? '');
    compared.push({ path, built, served, same: built !== null && built === served });
  }
  return compared;
}

/** The hash of a file, and the mark that the file had when it was read. */
interface KnownHash {
  readonly mark: string;
  readonly hash: string | null;
}

/** Known hashes by absolute path. The panel asks every five seconds, and reading a build of a thousand files takes a second. */
const knownHashes = new Map<string, KnownHash>();

/** Hash of the content that the server would send for a file of the build; null if it would send none. */
async function servedHash(distDir: string, path: string, mark: string): Promise<string | null> {
  const place = join(distDir, path);
  const known = knownHashes.get(place);
  if (known !== undefined && known.mark === mark) return known.hash;
  // The function that answers requests, too, so that the hash is of exactly what is served.
  const file = await findFile(distDir, `/${path.split('/').map(encodeURIComponent).join('/')}`);
  const hash = file === undefined ? null : hashOf('sha256', file.bytes);
  knownHashes.set(place, { mark, hash });
  return hash;
}

function difference(path: string, built: string | null, served: string | null): string {
  if (built === null) return `${path} is not part of the build`;
  return served === null ? `${path} is missing` : `${path} differs from what was built`;
}
