import { resolve } from 'node:path';
import { buildIdentity } from '../server/build';
import { UsageError } from './exit';

/**
 * Resolves the folders of `--dist`: builds to compare with the project's own build.
 *
 * @throws {UsageError} when a folder contains no build
 */
export async function otherBuilds(given: readonly string[] = []): Promise<string[]> {
  const folders = given.map((folder) => resolve(folder));
  for (const folder of folders) {
    if ((await buildIdentity(folder)) === undefined) throw new UsageError(`--dist: there is no build in ${folder}`);
  }
  return folders;
}
