const STORAGE_KEY = 'reloaded-for-other-member';
/** A second change of member within this many milliseconds counts as a server fault: two ids for one member. */
const LOOP_MS = 60_000;

/**
 * Reloads the current screen for another member, without the query, which holds choices of the former member. Returns whether a reload has
 * started; false if this tab reloaded for the same reason within the last minute, which prevents an endless loop.
 */
export function reloadForOther(): boolean {
  try {
    const last = Number(sessionStorage.getItem(STORAGE_KEY));
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    if (Date.now() - last < LOOP_MS) return false;
  } catch {
    // Without storage the page cannot detect a loop, so it does not reload.
    return false;
  }
  history.replaceState(null, '', addressForOther(location));
  location.reload();
  return true;
}

/** Returns the path, with the query parameter `lang` if there is one. No side effects. */
export function addressForOther({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const lang = new URLSearchParams(search).get('lang');
  return lang === null ? pathname : `${pathname}?${new URLSearchParams({ lang })}`;
}
