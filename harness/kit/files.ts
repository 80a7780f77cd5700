import { readdirSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import mime from 'mime';
import { percentDecoded } from '../core/percent-decoded';

export interface ServedFile {
  /** Path below the root, with slashes. */
  readonly path: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/**
 * Undefined if missing, and for every path that could leave the root, such as by dot segments or links. @param rawPath
 * neither decoded nor normalised
 */
export async function findFile(root: string, rawPath: string): Promise<ServedFile | undefined> {
  const path = safePath(rawPath);
  if (path === undefined) return undefined;
  try {
    const [realRoot, realFile] = await Promise.all([realpath(root), realpath(join(root, path))]);
    if (!realFile.startsWith(realRoot + sep)) return undefined;
    if (!(await stat(realFile)).isFile()) return undefined;
    return { path, contentType: contentType(path), bytes: await readFile(realFile) };
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined;
    throw error;
  }
}

/** Changes with every write: programs cannot set an entry's change time. */
export async function changeMark(place: string): Promise<string> {
  try {
    const { ino, size, ctimeNs } = await stat(place, { bigint: true });
    return `${ino} ${size} ${ctimeNs}`;
  } catch {
    return 'missing';
  }
}

/** With slashes, in a stable order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Decoded, without its leading slash; undefined for an unsafe path. */
export function safePath(rawPath: string): string | undefined {
  if (/%(2f|5c|00)/i.test(rawPath)) return undefined;
  const path = percentDecoded(rawPath)?.replace(/^\//, '');
  if (path === undefined || path.includes('\0') || path.includes('\\')) return undefined;
  // Leading dots mean parents or hidden files. Empty segments would give a file a second path.
  return path.split('/').some((segment) => segment.startsWith('.') || segment === '') ? undefined : path;
}

/** A missing file is a 404 and not a screen of the app. */
export function looksLikeFile(rawPath: string): boolean {
  return extname(rawPath) !== '';
}

function contentType(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  return /^text\/|javascript$|json$|svg\+xml$/.test(type) ? `${type}; charset=utf-8` : type;
}
