import { getFailedAgain, noteFailedFile } from './get-again';
import { isOtherBuildServed } from './served-build';

/** Another build is served, or the page cached a broken file. */
export class NewVersionError extends Error {
  override readonly name = 'NewVersionError';
}

/**
 * After a failure, attempts bypass the cache. @param file called for each attempt @throws NewVersionError if only a
 * reload helps; else the import's error
 */
export async function loadFile<T>(file: () => Promise<T>): Promise<T> {
  try {
    await getFailedAgain();
    return await file();
  } catch (error) {
    if (error instanceof NewVersionError) throw error;
    noteFailedFile();
    // Scripts that cannot be parsed are never read again.
    const isTaken = error instanceof SyntaxError;
    if (!isTaken && !(await isOtherBuildServed())) throw error;
    throw new NewVersionError('The page has to be loaded again.', { cause: error });
  }
}
