import { relative } from 'node:path';
import { buildIdentity } from './build';
import { projectRoot } from './project-root';

/** A build that a session can show, as `GET /builds` prints it. */
export interface ServedBuild {
  /** SHA-256 over all of its files. */
  readonly hash: string;
  /** When the commit was made that was built, ISO 8601; null if the build does not tell. */
  readonly builtAt: string | null;
  /** Its folder, from the project's. */
  readonly folder: string;
  /** Whether it is the one that sessions show if they ask for none. */
  readonly own: boolean;
}

/** Fewest digits of a hash that name a build. */
const MIN_DIGITS = 8;

/** The present builds, the server's own first. They are read for each call, because a folder may get another build meanwhile. */
export async function listBuilds(folders: readonly string[]): Promise<ServedBuild[]> {
  const found = await Promise.all(
    folders.map(async (folder, at) => {
      const identity = await buildIdentity(folder);
      return identity && { ...identity, folder: relative(projectRoot(), folder) || folder, own: at === 0 };
    }),
  );
  return found.filter((one) => one !== undefined);
}

/** Folder of the build whose hash begins with these digits; undefined if there is none. */
export async function findBuild(folders: readonly string[], digits: string): Promise<string | undefined> {
  if (digits.length < MIN_DIGITS) return undefined;
  for (const folder of folders) {
    if ((await buildIdentity(folder))?.hash.startsWith(digits)) return folder;
  }
  return undefined;
}
