import { readFileSync, statSync } from 'node:fs';
import { HarError, parseHar, type Recorded } from './har-text';

/** Reads recordings of a browser's network traffic (HAR 1.2), as the developer tools of browsers and most proxies write them. */

/** The largest file that is read: somewhat less than the longest text that Node can hold. */
const MAX_BYTES = 400_000_000;

/**
 * Reads the entries of a file.
 * @param maxBytes size of the largest file that is read
 * @throws {HarError} if there is no such file, or it is too large, no JSON or no HAR
 */
export function readHar(path: string, maxBytes = MAX_BYTES): readonly Recorded[] {
  return parseHar(readText(path, maxBytes), path);
}

function readText(path: string, maxBytes: number): string {
  const file = statSync(path, { throwIfNoEntry: false });
  if (file === undefined) throw new HarError(`There is no file ${path}`);
  if (!file.isFile()) throw new HarError(`${path} is not a file`);
  if (file.size > maxBytes) {
    const [size, limit] = [file.size, maxBytes].map((bytes) => Math.ceil(bytes / 1e6));
    throw new HarError(
      `${path} has ${size} MB; at most ${limit} MB are read. Record less at a time, or only the requests of scripts.`,
    );
  }
  return readFileSync(path, 'utf8');
}
