/**
 * Counts what the page still waits for, so that the shell knows when nothing is in flight (design 2, item 5).
 */
let pending = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  pending += by;
  for (const listener of listeners) listener();
}

/** Counts something as in flight until the function that comes back is called, which is good for one call. */
export function hold(): () => void {
  let held = true;
  change(1);
  return () => {
    if (held) change(-1);
    held = false;
  };
}

/** Counts `promise` as in flight until it settles, and returns it. */
export function trackPending<T>(promise: Promise<T>): Promise<T> {
  const done = hold();
  // Settling is counted on a branch of its own: the caller's promise keeps its own unhandled-rejection behaviour.
  promise.then(done, done);
  return promise;
}

/** How much is in flight. */
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
