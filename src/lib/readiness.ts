/**
 * Counts what the page still waits for, so that the shell knows when nothing is in flight (design 2, item 5).
 */
let pending = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  pending += by;
  for (const listener of listeners) listener();
}

/** Counts `promise` as in flight until it settles, and returns it. */
export function trackPending<T>(promise: Promise<T>): Promise<T> {
  change(1);
  const done = () => change(-1);
  // Settling is counted on a branch of its own: the caller's promise keeps its own unhandled-rejection behaviour.
  promise.then(done, done);
  return promise;
}

/** How many tracked promises have not settled. */
export function pendingCount(): number {
  return pending;
}

/** Calls `listener` after every change of the count; returns the way to stop. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Calls back once, as soon as the page is marked as ready (`data-ready`); returns the way to stop waiting. */
export function whenReady(callback: () => void): () => void {
  const { documentElement } = document;
  const observer = new MutationObserver(check);
  function check(): void {
    if (documentElement.dataset.ready === undefined) return;
    observer.disconnect();
    callback();
  }
  observer.observe(documentElement, { attributeFilter: ['data-ready'] });
  check();
  return () => observer.disconnect();
}
