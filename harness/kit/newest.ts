import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Not inputs of a build. */
const NOT_BUILT = /\.md$|\.test\.tsx?$/;

/**
 * The newest file or folder that changed after `time` (Unix, in ms), else undefined. Ignores tests and documentation.
 * @param paths relative to `root`, like the result
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
