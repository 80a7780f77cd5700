import { isOtherBuildServed } from './served-build';

/** A file of this page's build cannot be had, because the server has another build by now. Only loading the page again helps. */
export class NewVersionError extends Error {
  override readonly name = 'NewVersionError';
}

/**
 * Imports code or styles on demand. All imports of the app go through it, except those of the first script, which runs before there is
 * anything to lose.
 *
 * @param file imports the file; has to be called anew for each attempt
 * @throws NewVersionError if the import failed and the server has another build; else the error of the import
 */
export async function loadFile<T>(file: () => Promise<T>): Promise<T> {
  try {
    return await file();
  } catch (error) {
    if (error instanceof NewVersionError) throw error;
    throw (await isOtherBuildServed()) ? new NewVersionError('The server has another build.', { cause: error }) : error;
  }
}
