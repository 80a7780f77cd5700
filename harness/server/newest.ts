import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Files that are no input of a build. */
const NOT_BUILT = /\.md$|\.test\.tsx?$/;

/**
 * The newest of these files and folders, with everything in them, that is newer than `time` (milliseconds of Unix time); undefined if none
 * is. A folder becomes newer when a file in it is added or removed. Missing files, documentation and tests do not count.
 *
 * @param paths relative to `root`, as the result is
 */
export async function newestAfter(root: string, paths: readonly string[], time: number): Promise<string | undefined> {
  const all = (await Promise.all(paths.map((path) => withContents(root, path)))).flat();
  const times = await Promise.all(
    all.map(async (path) => ({ path, changed: (await stat(join(root, path)).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  return times.filter(({ changed }) => changed > time).sort((a, b) => b.changed - a.changed)[0]?.path;
}

async function withContents(root: string, path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(() => []);
  const read = entries.filter(({ name }) => !NOT_BUILT.test(name));
  return [path, ...read.map((entry) => relative(root, join(entry.parentPath, entry.name)))];
}
