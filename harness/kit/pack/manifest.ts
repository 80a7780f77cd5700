import { hash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../files';
import { REPORT_PAGE, REPORT_PDF, RUN_FILE } from './pack-files';

export const MANIFEST_FILE = 'manifest.json';
/** The signed decisions. */
export const SIGN_OFF_FOLDER = 'sign-offs';
/** Other formats are reported and not checked. */
const PACK_FORMAT = 3;

/** Differ with each run. All other files are content, which depends only on the build. */
const NOT_CONTENT = [RUN_FILE, REPORT_PAGE, REPORT_PDF];
const isContent = (path: string) => !NOT_CONTENT.includes(path) && !path.startsWith(`${SIGN_OFF_FOLDER}/`);

export interface Manifest {
  readonly format: typeof PACK_FORMAT;
  /** SHA-256 over the lines `<SHA-256> <path>` of the content, sorted by path. */
  readonly contentHash: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Returns the manifest and its hash. */
export function writeManifest(folder: string): { readonly manifest: Manifest; readonly hash: string } {
  const files = hashesOf(folder);
  const manifest: Manifest = { format: PACK_FORMAT, contentHash: contentHash(files), files };
  const text = textOfManifest(manifest);
  writeFileSync(join(folder, MANIFEST_FILE), text);
  return { manifest, hash: sha256(text) };
}

const textOfManifest = ({ format, contentHash: hash, files }: Manifest) =>
  `${JSON.stringify({ format, contentHash: hash, files }, null, 1)}\n`;

/** A manifest in any format. */
type ReadManifest = Omit<Manifest, 'format'> & { readonly format?: number };

export type Verification =
  | { readonly ok: true; readonly manifest: Manifest; readonly hash: string }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Returns a sentence for each changed, added or missing file. */
export function verifyFiles(folder: string): Verification {
  const path = join(folder, MANIFEST_FILE);
  if (!existsSync(path)) return { ok: false, problems: [`${MANIFEST_FILE} is missing`] };
  const irregular = filesBelow(folder).filter(
    (name) => lstatSync(join(folder, name), { throwIfNoEntry: false })?.isFile() !== true,
  );
  // A link could lead outside the pack, and reading a pipe blocks forever.
  if (irregular.length > 0) return { ok: false, problems: irregular.map((name) => `${name} is not a regular file`) };
  const text = textOf(path);
  const manifest = text === undefined ? undefined : manifestIn(text);
  if (text === undefined || manifest === undefined) {
    return { ok: false, problems: [`${MANIFEST_FILE} was changed: it is not a list of files`] };
  }
  if (manifest.format !== PACK_FORMAT) return { ok: false, problems: [formatWords(manifest.format)] };
  const found = hashesOf(folder);
  const names = [...new Set([...Object.keys(manifest.files), ...Object.keys(found)])].sort();
  const problems = names.flatMap((name) => {
    if (!Object.hasOwn(found, name)) return [`${name} is missing`];
    if (!Object.hasOwn(manifest.files, name)) return [`${name} was added`];
    return manifest.files[name] === found[name] ? [] : [`${name} was changed`];
  });
  if (problems.length === 0 && contentHash(found) !== manifest.contentHash) {
    problems.push(`${MANIFEST_FILE} was changed: its contentHash is not that of the files`);
  }
  if (
    problems.length === 0 &&
    text !== textOfManifest({ format: PACK_FORMAT, contentHash: manifest.contentHash, files: found })
  ) {
    problems.push(`${MANIFEST_FILE} is spelled otherwise than the harness does it`);
  }
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, manifest: { ...manifest, format: PACK_FORMAT }, hash: sha256(text) };
}

/** Undefined for folders and oversized files. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** The first format had no number. */
function formatWords(format: number = 1): string {
  const age = format < PACK_FORMAT ? 'an older' : 'a newer';
  return `The pack has ${age} format: ${format}, and this harness reads ${PACK_FORMAT}. Check it with the harness that made it`;
}

function manifestIn(text: string): ReadManifest | undefined {
  try {
    const manifest = JSON.parse(text) as Partial<ReadManifest>;
    const isList = typeof manifest.files === 'object' && manifest.files !== null && !Array.isArray(manifest.files);
    const isHashes = isList && Object.values(manifest.files ?? {}).every((hash) => /^[0-9a-f]{64}$/.test(String(hash)));
    const isFormat = manifest.format === undefined || Number.isInteger(manifest.format);
    return isHashes && isFormat && typeof manifest.contentHash === 'string' ? (manifest as ReadManifest) : undefined;
  } catch {
    return undefined;
  }
}

function contentHash(files: Manifest['files']): string {
  const paths = Object.keys(files).filter(isContent).sort();
  return sha256(paths.map((path) => `${files[path]}  ${path}\n`).join(''));
}

/** Without the manifest, in a stable order. */
function hashesOf(folder: string): Record<string, string> {
  const paths = filesBelow(folder).filter((path) => path !== MANIFEST_FILE);
  return Object.fromEntries(paths.map((path) => [path, hashOf(join(folder, path))]));
}

/** A placeholder that equals no hash, for folders, links and oversized files. */
function hashOf(path: string): string {
  try {
    return statSync(path).isFile() ? sha256(readFileSync(path)) : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content);
}
