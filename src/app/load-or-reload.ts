import { loadFile, NewVersionError } from '../lib/load-file';
import { reloadOnce } from '../lib/reload-once';

/**
 * Reloads the page once for another build, and never resolves then. @param file called for each attempt @throws
 * NewVersionError after an earlier reload @throws the import's error if the build is the same
 */
export async function loadOrReload<T>(file: () => Promise<T>, address?: () => string): Promise<T> {
  try {
    return await loadFile(file);
  } catch (error) {
    if (error instanceof NewVersionError && reloadOnce(address?.())) return new Promise<never>(() => {});
    throw error;
  }
}
