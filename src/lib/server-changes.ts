/**
 * Listeners for changes of the server's data that the current screen did not cause: a request of an earlier screen was answered after the
 * member had left that screen.
 */
const listeners = new Set<() => void>();

/** Calls back each time the data may have changed. Returns the function that unsubscribes. */
export function onServerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Makes the current screen load its data again. */
export function announceServerChange(): void {
  for (const listener of [...listeners]) listener();
}
