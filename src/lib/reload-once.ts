import { saveDrafts } from './drafts/unsaved';
import { pageBuild } from './page-build';

/** Holds the id of the build that was left by a reload. */
const STORAGE_KEY = 'reloaded-for-missing-chunk';

/**
 * Loads the page again after a file of it could not be had: after a deploy an open page requests files that no longer exist, and a reload
 * brings the new names. A second failure in the same tab is a real fault and does not reload. Returns whether a reload has started.
 *
 * @param address where the member wants to be. Default: the present address
 */
export function reloadOnce(address?: string): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) !== null) return false;
    sessionStorage.setItem(STORAGE_KEY, pageBuild());
  } catch {
    // Without storage the page cannot detect a loop, so it does not reload.
    return false;
  }
  reloadAt(address);
  return true;
}

/**
 * Allows another reload after a file has been loaded, so that the page also recovers after the next deploy.
 *
 * @returns whether the page was reloaded for the missing file and is of another build now
 */
export function chunkArrived(): boolean {
  try {
    const left = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return left !== null && left !== pageBuild();
  } catch {
    // Without storage there is nothing to remove.
    return false;
  }
}

/**
 * Loads the page again at an address, after the drafts of its forms were stored. It is a reload and no visit, so that the tab stays in its
 * mode. Another screen gets an entry of its own in the history.
 *
 * @param address default: the present address
 */
export function reloadAt(address = location.href): void {
  void saveDrafts().then(() => {
    const { pathname } = new URL(address, location.href);
    if (pathname === location.pathname) history.replaceState(history.state, '', address);
    else history.pushState(null, '', address);
    location.reload();
  });
}
