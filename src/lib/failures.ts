import { useSyncExternalStore } from 'react';
import { createEmitter } from './emitter';

export interface Failure {
  readonly error: unknown;
  readonly retry: () => void;
}

/** One 'Try again' retries all parts. */
let failures: readonly Failure[] = [];
const changes = createEmitter();

/** Returns the unsubscribe function. */
export const { subscribe: onFailures } = changes;

function change(next: readonly Failure[]): void {
  failures = next;
  changes.emit();
}

/** Returns the function that removes it. */
export function noteFailure(failure: Failure): () => void {
  change([...failures, failure]);
  return () => change(failures.filter((one) => one !== failure));
}

const quietRetries = new Set<() => void>();

/** Not shown; repeated with the next retry. Returns the remover. */
export function retryQuietly(load: () => void): () => void {
  quietRetries.add(load);
  return () => {
    quietRetries.delete(load);
  };
}

export function retryFailures(): void {
  const quiet = [...quietRetries];
  quietRetries.clear();
  for (const load of quiet) load();
  for (const { retry } of failures) retry();
}

/** Identical until it changes. */
export function shownFailures(): readonly Failure[] {
  return failures;
}

export function useFailures(): readonly Failure[] {
  return useSyncExternalStore(onFailures, shownFailures);
}
