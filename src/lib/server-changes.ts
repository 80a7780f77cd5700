/**
 * News that the server's data may have changed behind the screen that is shown now: a request that an earlier screen sent was answered after
 * the member had left that screen.
 */
const listeners = new Set<() => void>();

/** Calls back each time the data may have changed. Returns the function that stops it. */
export function onServerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Lets the screen that is shown now load its data again. */
export function announceServerChange(): void {
  for (const listener of [...listeners]) listener();
}
