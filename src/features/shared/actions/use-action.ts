import { useEffect, useState } from 'react';
import { call } from '../../../api/client';
import type { ApiError } from '../../../api/errors';
import { retryQuietly } from '../../../lib/failures';
import { onSetOut } from '../../../lib/leave';
import { type ActionContext, ActionRunner, type SentDraft } from './action';
import { type OutcomeName, tellOutcome } from './tell-outcome';

/**
 * Returns `[run, busy, doubt]`; failures reject. `doubt`: the change may have arrived; `run` asks again. To submit, use
 * `useSubmit`.
 */
export function useAction<A extends readonly unknown[]>(
  body: (context: ActionContext, ...args: A) => Promise<void>,
  outcome?: OutcomeName,
  draft?: SentDraft,
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
  // Some browsers keep no page with this listener in the back/forward cache.
  useEffect(() => (busy ? onSetOut(() => runner.cancel()) : undefined), [busy, runner]);
  useEffect(() => (doubt ? retryQuietly(runner.goOn) : undefined), [doubt, runner]);
  const run = (...args: A) => runner.run((context) => body(context, ...args), outcome, draft);
  return [run, busy, doubt];
}
