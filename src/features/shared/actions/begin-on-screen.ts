import { call } from '../../../api/client';
import { type ApiError, isApiError } from '../../../api/errors';
import { onSetOut } from '../../../lib/leave';
import { type ScreenContext, screenContext } from './action';

interface Beginning<T> {
  /** Undefined after a redirect through `leaveFor`. */
  readonly begin: (context: ScreenContext, leaveFor: (address: string) => void) => Promise<T | undefined>;
  readonly onBegun: (begun: T) => void;
  readonly onRefused: (error: ApiError) => void;
  readonly onGivenUp: () => void;
}

/** Returns the cleanup. Does not redirect a member who is leaving. */
export function beginOnScreen<T>({ begin, onBegun, onRefused, onGivenUp }: Beginning<T>): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const stopWatching = onSetOut(() => {
    controller.abort();
    onGivenUp();
  });
  const leaveFor = (address: string) => {
    stopWatching();
    // Back should lead to the choice.
    location.replace(address);
  };
  begin(screenContext(call, signal), leaveFor)
    .then(
      (begun) => {
        if (begun !== undefined && !signal.aborted) onBegun(begun);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        if (!isApiError(error)) throw error;
        onRefused(error);
      },
    )
    .finally(stopWatching);
  return () => {
    stopWatching();
    controller.abort();
  };
}
