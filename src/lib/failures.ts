import { useSyncExternalStore } from 'react';

/** A part of the current page that failed to load. */
export interface Failure {
  /** What its call rejected with. */
  readonly error: unknown;
  /** Loads this part again. */
  readonly retry: () => void;
}

/**
 * Failed parts of the current page. Parts load independently and a lost connection fails several of them, so one 'Try again' retries all of
 * them.
 */
let failures: readonly Failure[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Failure[]): void {
  failures = next;
  for (const listener of listeners) listener();
}

/** Adds a failed part. Returns the function that removes it again, for when the part is retried or leaves the page. */
export function noteFailure(failure: Failure): () => void {
  change([...failures, failure]);
  return () => change(failures.filter((one) => one !== failure));
}

/** Loads that failed without the page showing it. */
const quietRetries = new Set<() => void>();

/**
 * Adds a load that failed without the page showing it: it runs once more, with the next retry of what the page shows. Returns the function
 * that removes it again.
 */
export function retryQuietly(load: () => void): () => void {
  quietRetries.add(load);
  return () => {
    quietRetries.delete(load);
  };
}

/** Retries every failed part. */
export function retryFailures(): void {
  const quiet = [...quietRetries];
  quietRetries.clear();
  for (const load of quiet) load();
  for (const { retry } of failures) retry();
}

/** Failed parts of the current page, in the order in which they failed: the same list until it changes. */
export function shownFailures(): readonly Failure[] {
  return failures;
}

/** Calls the listener when the failed parts change. Returns the function that ends it. */
export function onFailures(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Failed parts of the current page; re-renders the component when they change. */
export function useFailures(): readonly Failure[] {
  return useSyncExternalStore(onFailures, shownFailures);
}
