import { forgetKey } from '../lib/drafts/key';
import { goToLoginAfterLogout } from '../lib/leave';
import { clearPage } from '../lib/member-memory';

/** Milliseconds that the way to the login page waits for the removal of drafts: the key is forgotten, so nobody can read them. */
const REMOVAL_LIMIT_MS = 2000;

/**
 * Clears the page after its member has signed out, here or in another window, removes all drafts of the browser and goes to the login page.
 * Never rejects.
 *
 * @param drafts the code of the drafts, which is requested early, so that nobody waits for it
 */
export async function endSession(drafts: Promise<{ readonly removeAllDrafts: () => Promise<void> }>): Promise<void> {
  // First, because a form saves its draft when it is unmounted: without the key nothing is stored.
  forgetKey();
  clearPage();
  const removal = drafts.then(({ removeAllDrafts }) => removeAllDrafts()).catch(() => undefined);
  await Promise.race([removal, new Promise((resolve) => setTimeout(resolve, REMOVAL_LIMIT_MS))]);
  goToLoginAfterLogout();
}

/** Loads the code of the drafts. Its failure is handled by `endSession`. */
export function loadDrafts() {
  const drafts = import('../lib/drafts/tab-drafts');
  drafts.catch(() => undefined);
  return drafts;
}
