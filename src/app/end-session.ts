import { forgetKey, mayHaveDrafts } from '../lib/drafts/key';
import { goToLogin, goToLoginAfterLogout } from '../lib/leave';
import { loadFile } from '../lib/load-file';
import { clearPage } from '../lib/member-memory';

/** Milliseconds that the way to the login page waits for what happens to drafts. */
const DRAFTS_LIMIT_MS = 2000;

type DraftsCode = typeof import('../lib/drafts/tab-drafts');

/** Loads the code of the drafts. Its failure is handled by the functions below. */
export function loadDrafts(): Promise<DraftsCode> {
  const drafts = loadFile(() => import('../lib/drafts/tab-drafts'));
  drafts.catch(() => undefined);
  return drafts;
}

/**
 * Clears the page after its member has signed out, here or in another window, removes all drafts of the browser and goes to the login page.
 * Never rejects.
 *
 * @param drafts the code of the drafts, which is requested early, so that nobody waits for it
 */
export async function endSession(drafts: Promise<DraftsCode>): Promise<void> {
  // First, because a form saves its draft when it is unmounted: without the key nothing is stored.
  forgetKey();
  clearPage();
  await withinLimit(drafts.then(({ removeAllDrafts }) => removeAllDrafts()));
  goToLoginAfterLogout();
}

/**
 * Clears the page after its session has ended without a sign-out, and goes to the login page, which leads back. A form saves its draft when
 * it is unmounted, and the page is not left before that is stored. Never rejects.
 */
export async function leaveEndedSession(): Promise<void> {
  clearPage();
  if (mayHaveDrafts()) await withinLimit(loadDrafts().then(({ draftsStored }) => draftsStored()));
  goToLogin();
}

/** Resolves when the task has ended, well or not, and after the limit at the latest. */
async function withinLimit(task: Promise<void>): Promise<void> {
  const limit = new Promise<void>((resolve) => setTimeout(resolve, DRAFTS_LIMIT_MS));
  await Promise.race([task.catch(() => undefined), limit]);
}
