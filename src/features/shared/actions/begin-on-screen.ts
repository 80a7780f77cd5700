import { call } from '../../../api/client';
import { type ApiError, isApiError } from '../../../api/errors';
import { onSetOut } from '../../../lib/leave';
import { type ScreenContext, screenContext } from './action';

interface Beginning<T> {
  /** Asks for what is needed. Undefined when it has led the member to another page, by `leaveFor`. */
  readonly begin: (context: ScreenContext, leaveFor: (address: string) => void) => Promise<T | undefined>;
  readonly onBegun: (begun: T) => void;
  readonly onRefused: (error: ApiError) => void;
  /** The member set out for another document meanwhile, and the beginning was given up. */
  readonly onGivenUp: () => void;
}

/**
 * Begins what a screen does by itself when it comes up, such as a vendor's run; for an effect. It lives no longer than the screen, and leads
 * nobody away who has set out for another document. Returns the function that ends it.
 */
export function beginOnScreen<T>({ begin, onBegun, onRefused, onGivenUp }: Beginning<T>): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const stopWatching = onSetOut(() => {
    controller.abort();
    onGivenUp();
  });
  const leaveFor = (address: string) => {
    // Setting out for this address is no reason to give up.
    stopWatching();
    // Replaced, so that the back button leads to the choice and not back into the vendor.
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
