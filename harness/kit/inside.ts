import { isAbsolute, relative, resolve, sep } from 'node:path';
import { UsageError } from './errors';

/**
 * For paths from files that others may have written; commands copy and delete by them. @throws {UsageError} if the path
 * is not below the folder
 */
export function inside(folder: string, path: string): string {
  const full = resolve(folder, path);
  const below = relative(folder, full);
  const isBelow = below !== '' && below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
  if (!isBelow || path.includes('\0')) throw new UsageError(`${JSON.stringify(path)} is not a path below ${folder}`);
  return full;
}
