import { expect, it, vi } from 'vitest';
import type { Endpoint } from '../../api/endpoint';
import { TimeoutError } from '../../api/errors';
import { STEP_STATUSES } from '../../domain/statuses';
import type { ActionContext } from '../shared/actions/action';
import { verifyQuickly } from './verify-quickly';

/** Returns whether the reported status counts as done. */
async function isDone(before: (typeof STEP_STATUSES)[number], after: typeof before): Promise<boolean> {
  const call = async () => ({ state: [{ level: 'LEVEL_1', status: after, type: 'INDIVIDUAL' }] });
  const submit = async (_endpoint: Endpoint, _input: unknown, { ask }: { ask: (from: typeof call) => unknown }) => {
    const answer = await ask(call);
    if (answer === undefined) throw new TimeoutError('x', 1);
    return answer;
  };
  const onDone = vi.fn();
  await verifyQuickly({ submit } as unknown as ActionContext, { level: 'LEVEL_1', before }, onDone).catch(
    () => undefined,
  );
  return onDone.mock.calls.length === 1;
}

it('a lost answer counts as an acceptance only if the status has moved since', async () => {
  for (const before of STEP_STATUSES) {
    for (const after of STEP_STATUSES) {
      expect({ before, after, done: await isDone(before, after) }).toEqual({ before, after, done: before !== after });
    }
  }
});
