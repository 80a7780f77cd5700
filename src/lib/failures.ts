import { useSyncExternalStore } from 'react';

/** A part of the present page that could not be had. */
export interface Failure {
  /** Why: what its call rejected with. */
  readonly error: unknown;
  /** Asks for this part again. */
  readonly retry: () => void;
}

/**
 * What failed on the present page. Parts load on their own, and a lost connection takes several of them at once: one 'Try again' brings
 * all of them back.
 */
let failures: readonly Failure[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Failure[]): void {
  failures = next;
  for (const listener of listeners) listener();
}

/** Notes a failed part until the function that comes back is called: when it is asked for again, and when it leaves the page. */
export function noteFailure(failure: Failure): () => void {
  change([...failures, failure]);
  return () => change(failures.filter((one) => one !== failure));
}

/** Asks again for everything that failed. */
export function retryFailures(): void {
  for (const { retry } of failures) retry();
}

/** What has failed so far. */
export function useFailures(): readonly Failure[] {
  return useSyncExternalStore(subscribe, () => failures);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
