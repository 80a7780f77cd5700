import { resolve } from 'node:path';
import { buildIdentity } from '../kit/build';
import { UsageError } from '../kit/errors';

/** @throws {UsageError} if a folder contains no build */
export async function otherBuilds(given: readonly string[] = []): Promise<string[]> {
  const folders = given.map((folder) => resolve(folder));
  for (const folder of folders) {
    if ((await buildIdentity(folder)) === undefined) throw new UsageError(`--dist: there is no build in ${folder}`);
  }
  return folders;
}
