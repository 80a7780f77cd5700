import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../server/files';

/** Name of the file that lists a pack's files. */
export const MANIFEST_FILE = 'manifest.json';

interface Manifest {
  /** SHA-256 of each file, by its path below the pack's folder. */
  readonly files: Readonly<Record<string, string>>;
}

/** Writes the manifest with the hash of every file of a pack. Returns the hash of the manifest, which identifies the whole pack. */
export function writeManifest(folder: string): string {
  const manifest: Manifest = { files: hashesOf(folder) };
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  writeFileSync(join(folder, MANIFEST_FILE), text);
  return sha256(text);
}

export type Verification =
  | { readonly ok: true; readonly files: number; readonly hash: string }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Compares a pack with its manifest. Returns a sentence for each file that was changed, was added or is missing. */
export function verifyPack(folder: string): Verification {
  const path = join(folder, MANIFEST_FILE);
  if (!existsSync(path)) return { ok: false, problems: [`${MANIFEST_FILE} is missing`] };
  const text = readFileSync(path, 'utf8');
  const listed = filesIn(text);
  if (listed === undefined) return { ok: false, problems: [`${MANIFEST_FILE} was changed: it is no list of files`] };
  const found = hashesOf(folder);
  const names = [...new Set([...Object.keys(listed), ...Object.keys(found)])].sort();
  const problems = names.flatMap((name) => {
    if (!Object.hasOwn(found, name)) return [`${name} is missing`];
    if (!Object.hasOwn(listed, name)) return [`${name} was added`];
    return listed[name] === found[name] ? [] : [`${name} was changed`];
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, files: names.length, hash: sha256(text) };
}

function filesIn(text: string): Manifest['files'] | undefined {
  try {
    const { files } = JSON.parse(text) as Partial<Manifest>;
    return typeof files === 'object' && files !== null ? files : undefined;
  } catch {
    return undefined;
  }
}

/** Hashes of all files but the manifest, in a stable order. */
function hashesOf(folder: string): Record<string, string> {
  const paths = filesBelow(folder).filter((path) => path !== MANIFEST_FILE);
  return Object.fromEntries(paths.map((path) => [path, sha256(readFileSync(join(folder, path)))]));
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
