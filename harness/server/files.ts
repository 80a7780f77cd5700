import { readdirSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import mime from 'mime';
import { percentDecoded } from '../engine/percent-decoded';

export interface ServedFile {
  /** Path below the root, with slashes. */
  readonly path: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/**
 * Finds the file of a request path below `root`. Undefined if there is none, and for every path that could leave the root: dot segments,
 * encoded slashes, backslashes, NUL, hidden files, symbolic links to other folders.
 *
 * @param rawPath path from the request line, neither decoded nor normalised
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

/** Changes with every write to a file: no program can set the time of the last change of its entry. */
export async function changeMark(place: string): Promise<string> {
  try {
    const { ino, size, ctimeNs } = await stat(place, { bigint: true });
    return `${ino} ${size} ${ctimeNs}`;
  } catch {
    return 'missing';
  }
}

/** Paths of all files below a folder, with slashes, in a stable order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** The decoded path without its leading slash; undefined if it is not a plain path below the root. */
export function safePath(rawPath: string): string | undefined {
  if (/%(2f|5c|00)/i.test(rawPath)) return undefined;
  const path = percentDecoded(rawPath)?.replace(/^\//, '');
  if (path === undefined || path.includes('\0') || path.includes('\\')) return undefined;
  // A segment that begins with a dot is a parent folder or a hidden file. An empty segment would give a file a second path.
  return path.split('/').some((segment) => segment.startsWith('.') || segment === '') ? undefined : path;
}

/** Whether the last part of a path names a file. If that file is missing, the answer is 404 and not a screen of the app. */
export function looksLikeFile(rawPath: string): boolean {
  return extname(rawPath) !== '';
}

function contentType(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  return /^text\/|javascript$|json$|svg\+xml$/.test(type) ? `${type}; charset=utf-8` : type;
}
