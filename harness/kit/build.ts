import { hash as hashOf } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lookUp } from '../../src/domain/look-up';
import type { BuildFile, BuildReport, BuildStatus } from '../core/build-report';
import { changeMark, filesBelow, findFile } from './files';
import { newestAfter } from './newest';

export const BUILD_COMMAND = 'npm run build';
/** The sources of the build. */
const SOURCES = ['src', 'package-lock.json'];
export const MANIFEST = 'build-manifest.json';

interface Manifest {
  readonly hash: string;
  readonly files: Readonly<Record<string, string>>;
}

/** See `src/build-identity.ts`. */
export interface BuildOrigin {
  readonly commit: string | null;
  readonly committedAt: string | null;
}

/** Compares served files with built ones, and the build's time with that of its sources. */
export async function inspectBuild(distDir: string, root: string): Promise<BuildReport> {
  const manifest = await readManifest(distDir);
  if (manifest === undefined) {
    const problem = `There is no build in ${distDir}`;
    return report('missing', { problems: [problem] });
  }
  const files = await compareFiles(distDir, manifest);
  // Changed and added files first: commands print only the first few, and missing files are less harmful.
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

/** Undefined if the folder contains no build. */
export async function buildIdentity(distDir: string): Promise<{ hash: string; builtAt: string | null } | undefined> {
  const manifest = await readManifest(distDir);
  return manifest && { hash: manifest.hash, builtAt: (await buildOrigin(distDir)).committedAt };
}

/** Nulls where unknown. */
export async function buildOrigin(distDir: string): Promise<BuildOrigin> {
  try {
    const { commit, committedAt } = JSON.parse(await readFile(join(distDir, 'build.json'), 'utf8')) as BuildOrigin;
    return { commit: commit ?? null, committedAt: committedAt ?? null };
  } catch {
    return { commit: null, committedAt: null };
  }
}

/** SHA-256 over the JSON of the files' hashes, sorted by path. */
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
  // Sequential: some systems cannot open this many files at once.
  for (const [at, path] of paths.entries()) {
    const built = lookUp(manifest.files, path) ?? null;
    const served = await servedHash(distDir, path, marks[at] ?? '');
    compared.push({ path, built, served, same: built !== null && built === served });
  }
  return compared;
}

interface KnownHash {
  readonly mark: string;
  readonly hash: string | null;
}

/** By absolute path. The panel asks every five seconds; reading a thousand files takes a second. */
const knownHashes = new Map<string, KnownHash>();

/** Null if the server would send no content. */
async function servedHash(distDir: string, path: string, mark: string): Promise<string | null> {
  const place = join(distDir, path);
  const known = knownHashes.get(place);
  if (known !== undefined && known.mark === mark) return known.hash;
  // Uses the server's own lookup, to hash exactly what is served.
  const file = await findFile(distDir, `/${path.split('/').map(encodeURIComponent).join('/')}`);
  const hash = file === undefined ? null : hashOf('sha256', file.bytes);
  knownHashes.set(place, { mark, hash });
  return hash;
}

function difference(path: string, built: string | null, served: string | null): string {
  if (built === null) return `${path} is not part of the build`;
  return served === null ? `${path} is missing` : `${path} differs from what was built`;
}
