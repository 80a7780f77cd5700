import { existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { UsageError } from './exit';

/** Name of the usual folder of a tester's own scenarios and walks, in their home folder. */
const USUAL = 'harness-scenarios';

export const FILES_HELP = `folder of your own scenarios and walks; made with the first file. Default: ~/${USUAL}`;

/**
 * The folder of a tester's own scenarios and walks: the one that was given, or the usual one. It need not be there yet.
 *
 * @throws {UsageError} when it is something else than a folder
 */
export function filesFolder(given: string | undefined): string {
  const folder = given === undefined ? join(homedir(), USUAL) : resolve(given);
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw new UsageError(`--files: ${folder} is no folder`);
  return folder;
}
