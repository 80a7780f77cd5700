import { useEffect, useState } from 'react';
import { call } from '../../../api/client';
import { onSetOut } from '../../../lib/leave';
import { type ActionContext, ActionRunner } from './action';
import { type OutcomeName, tellOutcome } from './tell-outcome';

/**
 * An action of a screen, which runs once at a time, however often it is clicked, and no longer than the screen lives: `[run, busy]`. A failure
 * rejects on, so that the app shows it, and the action works again.
 *
 * @param body the action; every waiting in it goes through the context that it is given
 * @param outcome what the action changes on the server, so that a member who has left can be told; undefined where it changes nothing
 */
export function useAction<A extends readonly unknown[]>(
  body: (context: ActionContext, ...args: A) => Promise<void>,
  outcome?: OutcomeName,
): readonly [run: (...args: A) => Promise<void>, busy: boolean] {
  const [busy, setBusy] = useState(false);
  const [runner] = useState(
    () => new ActionRunner({ call, tell: tellOutcome, report: (error) => reportError(error), onBusy: setBusy }),
  );
  useEffect(() => runner.enter(), [runner]);
  // Only while something runs: a page that listens all the time is not kept by every browser for the way back.
  useEffect(() => (busy ? onSetOut(() => runner.cancel()) : undefined), [busy, runner]);
  const run = (...args: A) => runner.run((context) => body(context, ...args), outcome);
  return [run, busy];
}
