import { useEffect, useState } from 'react';
import { call } from '../../../api/client';
import type { ApiError } from '../../../api/errors';
import { retryQuietly } from '../../../lib/failures';
import { onSetOut } from '../../../lib/leave';
import { type ActionContext, ActionRunner } from './action';
import { type OutcomeName, tellOutcome } from './tell-outcome';

/**
 * An action of a screen: `[run, busy, doubt]`. Runs once at a time, however often it is clicked, and only while the screen is shown. A failure
 * rejects, so that the app shows it; the action can be started again. `doubt` is set while the action waits because nobody knows whether
 * its change has arrived: why the server could not be asked. `run` then asks again. Screens that submit something use `useSubmit`.
 *
 * @param body the action; every waiting in it goes through the context that it is given
 * @param outcome what the action changes on the server, so that a member who has left can be told; undefined where it changes nothing
 */
export function useAction<A extends readonly unknown[]>(
  body: (context: ActionContext, ...args: A) => Promise<void>,
  outcome?: OutcomeName,
): readonly [run: (...args: A) => Promise<void>, busy: boolean, doubt: ApiError | undefined] {
  const [busy, setBusy] = useState(false);
  const [doubt, setDoubt] = useState<ApiError>();
  const [runner] = useState(
    () =>
      new ActionRunner({
        call,
        tell: tellOutcome,
        report: (error) => reportError(error),
        onBusy: setBusy,
        onDoubt: setDoubt,
      }),
  );
  useEffect(() => runner.enter(), [runner]);
  // Only while an action runs: some browsers do not keep pages with this listener in the back/forward cache.
  useEffect(() => (busy ? onSetOut(() => runner.cancel()) : undefined), [busy, runner]);
  // Back online, the server is asked by itself what became of the change.
  useEffect(() => (doubt ? retryQuietly(runner.goOn) : undefined), [doubt, runner]);
  const run = (...args: A) => runner.run((context) => body(context, ...args), outcome);
  return [run, busy, doubt];
}
