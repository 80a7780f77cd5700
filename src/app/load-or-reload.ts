import { loadFile, NewVersionError } from '../lib/load-file';
import { reloadOnce } from '../lib/reload-once';

/**
 * Imports code as `loadFile` does, for work of which nothing was sent yet. If the server has another build, it loads the page again, once, and
 * never resolves: the drafts are stored, so nothing is lost and the member need not be asked.
 *
 * @param file imports the file; has to be called anew for each attempt
 * @param address where to load the page again, called only then. Default: the present address
 * @throws NewVersionError if the page was already loaded again for a file
 * @throws the error of the import if the server has no other build
 */
export async function loadOrReload<T>(file: () => Promise<T>, address?: () => string): Promise<T> {
  try {
    return await loadFile(file);
  } catch (error) {
    if (error instanceof NewVersionError && reloadOnce(address?.())) return new Promise<never>(() => {});
    throw error;
  }
}
