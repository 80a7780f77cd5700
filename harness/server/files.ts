import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import mime from 'mime';

export interface ServedFile {
  /** Path below the root, with slashes. */
  readonly path: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/**
 * The file below `root` that a request path means; undefined where there is none, and for every path that tries to leave
 * the root: dot segments, encoded slashes, backslashes, NUL, hidden files, links that lead out.
 *
 * @param rawPath as on the request line, not decoded and not normalised
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

/** The decoded path without its leading slash; undefined when it is anything but a plain path downwards. */
export function safePath(rawPath: string): string | undefined {
  if (/%(2f|5c|00)/i.test(rawPath)) return undefined;
  let path: string;
  try {
    path = decodeURIComponent(rawPath).replace(/^\//, '');
  } catch {
    return undefined;
  }
  if (path.includes('\0') || path.includes('\\')) return undefined;
  // A segment that begins with a dot is a way up, or a hidden file; an empty one is a second spelling of a path.
  return path.split('/').some((segment) => segment.startsWith('.') || segment === '') ? undefined : path;
}

/** Whether the last part of a path names a file, so that its absence is an error rather than a screen of the app. */
export function looksLikeFile(rawPath: string): boolean {
  return extname(rawPath) !== '';
}

function contentType(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  return /^text\/|javascript$|json$|svg\+xml$/.test(type) ? `${type}; charset=utf-8` : type;
}
