import { resolve } from 'node:path';
import { buildIdentity } from '../server/build';
import type { OptionValues } from './commands';
import { UsageError } from './exit';

/**
 * Resolves the folders of `--dist`: builds to compare with the project's own build.
 *
 * @throws {UsageError} when a folder contains no build
 */
export async function otherBuilds(given: OptionValues[string]): Promise<string[]> {
  const folders = (Array.isArray(given) ? given : []).map((folder) => resolve(String(folder)));
  for (const folder of folders) {
    if ((await buildIdentity(folder)) === undefined) throw new UsageError(`--dist: there is no build in ${folder}`);
  }
  return folders;
}
