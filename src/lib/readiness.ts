/** Number of pending operations of the page. The shell marks the page as ready (`data-ready`) when there are none. */
let pending = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  pending += by;
  for (const listener of listeners) listener();
}

/** Counts one operation as pending until the returned function is called; further calls of it do nothing. */
export function hold(): () => void {
  let held = true;
  change(1);
  return () => {
    if (held) change(-1);
    held = false;
  };
}

/** Counts `promise` as pending until it settles, and returns it. */
export function trackPending<T>(promise: Promise<T>): Promise<T> {
  const done = hold();
  // A separate branch: a rejection of the returned promise still counts as unhandled if no caller handles it.
  promise.then(done, done);
  return promise;
}

/** Number of pending operations. */
export function pendingCount(): number {
  return pending;
}

/** Calls `listener` after each change of the count. Returns the function that unsubscribes it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Calls back once, as soon as the page is marked as ready (`data-ready`). Returns the function that cancels it. */
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
