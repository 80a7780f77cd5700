const STORAGE_KEY = 'reloaded-for-missing-chunk';

/**
 * Reloads the page after a chunk failed to load: after a deploy an open page requests chunks that no longer exist, and a reload brings the
 * new names. A second failure in the same tab is a real fault and does not reload. Returns whether a reload has started.
 */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY)) return false;
    sessionStorage.setItem(STORAGE_KEY, '1');
  } catch {
    // Without storage the page cannot detect a loop, so it does not reload.
    return false;
  }
  location.reload();
  return true;
}

/** Allows another reload after a chunk has loaded, so that the page also recovers after the next deploy. */
export function chunkArrived(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}
