import { closeSync, openSync, statSync } from 'node:fs';
import { HarError, parseHar, type Recording } from '../../core/contract/har-text';
import { readAtMost } from '../../kit/read-at-most';

/** HAR 1.2, from developer tools and most proxies. */

/** In bytes: below Node's longest text. */
const MAX_BYTES = 400_000_000;

/** @throws {HarError} if the file is missing, too large, or no HAR */
export function readHar(path: string, maxBytes = MAX_BYTES): Recording {
  return parseHar(readBytes(path, maxBytes), path);
}

function readBytes(path: string, maxBytes: number): Uint8Array {
  const file = statSync(path, { throwIfNoEntry: false });
  if (file === undefined) throw new HarError(`There is no file ${path}`);
  if (!file.isFile()) throw new HarError(`${path} is not a file`);
  const descriptor = openSync(path, 'r');
  try {
    const bytes = readAtMost(descriptor, maxBytes);
    if (bytes !== undefined) return bytes;
  } finally {
    closeSync(descriptor);
  }
  throw new HarError(
    `${path} is too large: at most ${Math.ceil(maxBytes / 1e6)} MB are read. Record less at a time, or only the requests of scripts.`,
  );
}
