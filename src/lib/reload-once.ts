const STORAGE_KEY = 'reloaded-for-missing-chunk';

/**
 * After a deploy an open page asks for chunks that are gone. The first failure reloads the page, which brings the new
 * names; a second one in the same tab is a real fault (design 2). Returns whether a reload is under way.
 */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY)) return false;
    sessionStorage.setItem(STORAGE_KEY, '1');
  } catch {
    // Without storage the page cannot know whether it reloaded already: better an error page than a loop.
    return false;
  }
  location.reload();
  return true;
}

/** Forgets the reload once a chunk has come, so that the next deploy gets its own. */
export function chunkArrived(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept either.
  }
}
