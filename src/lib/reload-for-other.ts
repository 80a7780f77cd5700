const STORAGE_KEY = 'reloaded-for-other-member';
/** Sooner means two ids for one member. */
const LOOP_MS = 60_000;

/** Without the previous member's query. False within a minute, to prevent a loop. */
export function reloadForOther(): boolean {
  try {
    const last = Number(sessionStorage.getItem(STORAGE_KEY));
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    if (Date.now() - last < LOOP_MS) return false;
  } catch {
    // Without storage, loops are undetectable: do not reload.
    return false;
  }
  history.replaceState(null, '', addressForOther(location));
  location.reload();
  return true;
}

export function addressForOther({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const lang = new URLSearchParams(search).get('lang');
  return lang === null ? pathname : `${pathname}?${new URLSearchParams({ lang })}`;
}
