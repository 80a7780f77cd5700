const STORAGE_KEY = 'reloaded-for-other-member';
/** A second member within this many milliseconds is taken for a server that names two ids for one member. */
const LOOP_MS = 60_000;

/**
 * Loads the page again for another member: at the same screen, but without what the former member chose, which stands in the query. Returns
 * whether the reload is under way; it is not where this tab did the same just now, so that no server can make it do so for ever.
 */
export function reloadForOther(): boolean {
  try {
    const last = Number(sessionStorage.getItem(STORAGE_KEY));
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    if (Date.now() - last < LOOP_MS) return false;
  } catch {
    // Without storage the page cannot know whether it reloaded already: better an error page than a loop.
    return false;
  }
  history.replaceState(null, '', addressForOther(location));
  location.reload();
  return true;
}

/** The path, with the language where the address names one. Pure, for tests. */
export function addressForOther({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const lang = new URLSearchParams(search).get('lang');
  return lang === null ? pathname : `${pathname}?${new URLSearchParams({ lang })}`;
}
