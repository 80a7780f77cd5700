import { createEmitter } from './emitter';

/** The shell sets `data-ready` when no operations are pending. */
let pending = 0;
const changes = createEmitter();

/** Returns the unsubscribe function. */
export const { subscribe } = changes;

function change(by: 1 | -1): void {
  pending += by;
  changes.emit();
}

/** Until the returned function is called. */
export function hold(): () => void {
  let held = true;
  change(1);
  return () => {
    if (held) change(-1);
    held = false;
  };
}

/** Pending until `promise` settles. Returns it. */
export function trackPending<T>(promise: Promise<T>): Promise<T> {
  const done = hold();
  // The original rejection still counts as unhandled.
  promise.then(done, done);
  return promise;
}

export function pendingCount(): number {
  return pending;
}

/** Once, on `data-ready`. Returns the cancel function. */
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
