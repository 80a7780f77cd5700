import { isAbsolute, relative, resolve, sep } from 'node:path';
import { UsageError } from '../cli/exit';

/**
 * A path below a folder. Paths in the results of a sweep or in a review pack come from files that somebody else may have written, and commands
 * copy and delete by them.
 *
 * @throws {UsageError} if the path leaves the folder, or is the folder itself
 */
export function inside(folder: string, path: string): string {
  const full = resolve(folder, path);
  const below = relative(folder, full);
  const isBelow = below !== '' && below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
  if (!isBelow || path.includes('\0')) throw new UsageError(`${JSON.stringify(path)} is not a path below ${folder}`);
  return full;
}
