import { existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { UsageError } from './errors';

const USUAL = 'harness-scenarios';

export const FILES_HELP = `folder for your own scenarios and walks; created with the first file. Default: ~/${USUAL}`;

/** The given folder or the default one, which may be missing. @throws {UsageError} if it is not a folder */
export function filesFolder(given: string | undefined): string {
  const folder = given === undefined ? join(homedir(), USUAL) : resolve(given);
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw new UsageError(`--files: ${folder} is not a folder`);
  return folder;
}
