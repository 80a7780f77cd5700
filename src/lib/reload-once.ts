import { saveDrafts } from './drafts/save-drafts';
import { entryNumber } from './entry-number';
import { getFailedAgain } from './get-again';
import { pageBuild } from './page-build';

const STORAGE_KEY = 'reloaded-for-missing-chunk';

/** Usually after a deploy. False on a second failure in the tab. @param address default: this one */
export function reloadOnce(address?: string): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) !== null) return false;
    sessionStorage.setItem(STORAGE_KEY, pageBuild());
  } catch {
    // Without storage, loops are undetectable: do not reload.
    return false;
  }
  reloadAt(address);
  return true;
}

/** @returns whether a reload has led to another build */
export function chunkArrived(): boolean {
  try {
    const left = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return left !== null && left !== pageBuild();
  } catch {
    return false;
  }
}

/** Stores drafts and refetches failed files first. @param address default: this one */
export function reloadAt(address = location.href): void {
  void Promise.all([saveDrafts(), getFailedAgain()]).then(() => {
    const { pathname } = new URL(address, location.href);
    if (pathname === location.pathname) history.replaceState(history.state, '', address);
    else history.pushState({ idx: entryNumber() + 1 }, '', address);
    location.reload();
  });
}
