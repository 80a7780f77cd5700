import { NewVersionError } from '../../../lib/load-file';
import type { Adapter } from '../../../vendors/registry';
import type { Begun } from './run-state';

/** Code of a run whose code belongs to a build that the server does not have any more. */
export const NEW_VERSION = 'new-version';

/**
 * Loads the code that runs a vendor in the page, before a token is requested: a token serves one run, and would be lost if the code could not
 * be had then.
 *
 * @returns the problem if it cannot be had; undefined if it is here, or if the vendor needs none
 */
export async function withoutAdapter(row: Adapter): Promise<Begun | undefined> {
  if (row.kind !== 'embedded') return undefined;
  try {
    await row.load();
    return undefined;
  } catch (error) {
    const code = error instanceof NewVersionError ? NEW_VERSION : 'load-failed';
    return { at: 'problem', problem: { type: 'failed', code } };
  }
}
