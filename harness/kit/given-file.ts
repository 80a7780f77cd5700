import { readFileSync } from 'node:fs';
import { FileJsonError, fileJson } from '../../src/domain/input/file-json';
import { fileText } from '../../src/domain/input/file-text';
import { UsageError } from './errors';

/** Files that a person names, in any encoding of `fileText`. The message begins with `what`, such as `--people: people.json`. */

/** @throws {UsageError} if it cannot be read */
export function givenText(path: string, what = path): string {
  return fileText(givenBytes(path, what));
}

/** @throws {UsageError} if it cannot be read or is not JSON; says at which place */
export function givenJson(path: string, what = path): unknown {
  try {
    return fileJson(givenBytes(path, what));
  } catch (error) {
    throw error instanceof FileJsonError ? new UsageError(`${what} ${error.message}`) : error;
  }
}

function givenBytes(path: string, what: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UsageError(`${what} ${code === 'ENOENT' ? 'is not there' : `cannot be read: ${message}`}`);
  }
}
