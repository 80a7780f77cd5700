import { relative } from 'node:path';
import { buildIdentity } from '../kit/build';
import { projectRoot } from '../kit/project-root';

export interface ServedBuild {
  readonly hash: string;
  /** Commit time, ISO 8601; null if unknown. */
  readonly builtAt: string | null;
  /** Its folder, relative to the project. */
  readonly folder: string;
  readonly own: boolean;
}

const MIN_DIGITS = 8;

/** The server's own first. Read for each call, because a folder may get another build. */
export async function listBuilds(folders: readonly string[]): Promise<ServedBuild[]> {
  const found = await Promise.all(
    folders.map(async (folder, at) => {
      const identity = await buildIdentity(folder);
      return identity && { ...identity, folder: relative(projectRoot(), folder) || folder, own: at === 0 };
    }),
  );
  return found.filter((one) => one !== undefined);
}

/** Undefined if there is none. */
export async function findBuild(folders: readonly string[], digits: string): Promise<string | undefined> {
  if (digits.length < MIN_DIGITS) return undefined;
  for (const folder of folders) {
    if ((await buildIdentity(folder))?.hash.startsWith(digits)) return folder;
  }
  return undefined;
}
