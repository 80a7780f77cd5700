import { expect, it } from 'vitest';
import { NewVersionError } from '../../../lib/load-file';
import type { Adapter } from '../../../vendors/registry';
import { withoutAdapter } from './without-adapter';

const embedded = (load: () => Promise<never>): Adapter => ({ kind: 'embedded', load });
const problem = (code: string) => ({ at: 'problem', problem: { type: 'failed', code } });

it.each([
  ['of an older build', new NewVersionError(), 'new-version'],
  ['lost on the way', new TypeError('Failed to fetch'), 'load-failed'],
])('code %s is a problem of the run', async (_what, error, code) => {
  expect(await withoutAdapter(embedded(() => Promise.reject(error)))).toEqual(problem(code));
});

it('needs nothing for a vendor with its own page', async () => {
  expect(await withoutAdapter({ kind: 'sdk' })).toBeUndefined();
});
