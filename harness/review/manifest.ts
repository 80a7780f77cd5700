import { hash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../server/files';
import { REPORT_PAGE, REPORT_PDF, RUN_FILE } from './pack-files';

/** The list of a pack's files. */
export const MANIFEST_FILE = 'manifest.json';
/** The signature of the last signer over the manifest. */
export const SEAL_FILE = 'seal.dsse.json';
/** The signed decisions. */
export const SIGN_OFF_FOLDER = 'sign-offs';
/** The time stamps of the decisions, as their services answered (RFC 3161): `openssl ts -verify` reads them. */
export const TIME_STAMP_FOLDER = 'time-stamps';

/** Files that belong to a run or to its decisions. All others are content: they are the same each time the same build is shown. */
const NOT_CONTENT = [RUN_FILE, REPORT_PAGE, REPORT_PDF];
const NOT_CONTENT_FOLDERS = [SIGN_OFF_FOLDER, TIME_STAMP_FOLDER];
const isContent = (path: string) =>
  !NOT_CONTENT.includes(path) && !NOT_CONTENT_FOLDERS.some((folder) => path.startsWith(`${folder}/`));

export interface Manifest {
  /** SHA-256 of the list of the content: a line `<SHA-256>  <path>` a file, as `sha256sum` prints it, in the order of the paths. */
  readonly contentHash: string;
  /** SHA-256 of each file, by its path below the pack's folder. */
  readonly files: Readonly<Record<string, string>>;
}

/** Writes the manifest with the hash of every file of a pack. Returns it with its own hash. */
export function writeManifest(folder: string): { readonly manifest: Manifest; readonly hash: string } {
  const files = hashesOf(folder);
  const manifest: Manifest = { contentHash: contentHash(files), files };
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  writeFileSync(join(folder, MANIFEST_FILE), text);
  return { manifest, hash: sha256(text) };
}

export type Verification =
  | { readonly ok: true; readonly manifest: Manifest; readonly hash: string }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Compares a pack with its manifest. Returns a sentence for each file that was changed, was added or is missing. */
export function verifyFiles(folder: string): Verification {
  const path = join(folder, MANIFEST_FILE);
  if (!existsSync(path)) return { ok: false, problems: [`${MANIFEST_FILE} is missing`] };
  const irregular = filesBelow(folder).filter(
    (name) => lstatSync(join(folder, name), { throwIfNoEntry: false })?.isFile() !== true,
  );
  // A link could lead to a file that is not part of the pack, and whoever reads a pipe waits for ever.
  if (irregular.length > 0) return { ok: false, problems: irregular.map((name) => `${name} is no file of its own`) };
  const text = textOf(path);
  const manifest = text === undefined ? undefined : manifestIn(text);
  if (text === undefined || manifest === undefined) {
    return { ok: false, problems: [`${MANIFEST_FILE} was changed: it is no list of files`] };
  }
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
  return problems.length > 0 ? { ok: false, problems } : { ok: true, manifest, hash: sha256(text) };
}

/** The text of a file; undefined for a folder, and for one that is too large for a text. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function manifestIn(text: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(text) as Partial<Manifest>;
    const isList = typeof manifest.files === 'object' && manifest.files !== null && !Array.isArray(manifest.files);
    const isHashes = isList && Object.values(manifest.files ?? {}).every((hash) => /^[0-9a-f]{64}$/.test(String(hash)));
    return isHashes && typeof manifest.contentHash === 'string' ? (manifest as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

function contentHash(files: Manifest['files']): string {
  const paths = Object.keys(files).filter(isContent).sort();
  return sha256(paths.map((path) => `${files[path]}  ${path}\n`).join(''));
}

/** Hashes of all files but the manifest and the seal over it, in a stable order. */
function hashesOf(folder: string): Record<string, string> {
  const paths = filesBelow(folder).filter((path) => path !== MANIFEST_FILE && path !== SEAL_FILE);
  return Object.fromEntries(paths.map((path) => [path, hashOf(join(folder, path))]));
}

/** Hash of a file. For a folder, a link or a file that is too large to read: a word that no file has as its hash. */
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
