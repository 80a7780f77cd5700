import { NewVersionError } from '../../../lib/load-file';
import type { Adapter } from '../../../vendors/registry';
import type { Begun } from './run-state';

export const NEW_VERSION = 'new-version';

/** A token serves one run, so load code first. Returns a problem on failure. */
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
