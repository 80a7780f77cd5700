import { call } from '../../../api/client';
import { type ApiError, isApiError } from '../../../api/errors';
import { onSetOut } from '../../../lib/leave';
import { type ScreenContext, screenContext } from './action';

interface Beginning<T> {
  /** Requests what is needed. Resolves to undefined if it has redirected the member, with `leaveFor`. */
  readonly begin: (context: ScreenContext, leaveFor: (address: string) => void) => Promise<T | undefined>;
  readonly onBegun: (begun: T) => void;
  readonly onRefused: (error: ApiError) => void;
  /** The member is leaving for another document, so the start was cancelled. */
  readonly onGivenUp: () => void;
}

/**
 * Starts what a screen does on its own when it is shown, such as a vendor's run; for an effect. It ends with the screen, and does not
 * redirect a member who is leaving for another document. Returns the function that ends it.
 */
export function beginOnScreen<T>({ begin, onBegun, onRefused, onGivenUp }: Beginning<T>): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const stopWatching = onSetOut(() => {
    controller.abort();
    onGivenUp();
  });
  const leaveFor = (address: string) => {
    // Leaving for this address must not cancel the start.
    stopWatching();
    // Replaced, so that the back button leads to the choice and not to the vendor.
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
