import { forgetKey, mayHaveDrafts } from '../lib/drafts/key';
import { goToLogin, goToLoginAfterLogout } from '../lib/leave';
import { loadFile } from '../lib/load-file';
import { clearPage } from '../lib/member-memory';

/** How long the redirect waits for the drafts, in milliseconds. */
const DRAFTS_LIMIT_MS = 2000;

type DraftsCode = typeof import('../lib/drafts/tab-drafts');

/** The functions below handle a failure. */
export function loadDrafts(): Promise<DraftsCode> {
  const drafts = loadFile(() => import('../lib/drafts/tab-drafts'));
  drafts.catch(() => undefined);
  return drafts;
}

/** Clears the page and all drafts, and goes to the login page. Never rejects. @param drafts requested early */
export async function endSession(drafts: Promise<DraftsCode>): Promise<void> {
  // Without the key nothing more is stored.
  forgetKey();
  clearPage();
  await withinLimit(drafts.then(({ removeAllDrafts }) => removeAllDrafts()));
  goToLoginAfterLogout();
}

/** Stores the drafts; the login page leads back. Never rejects. */
export async function leaveEndedSession(): Promise<void> {
  clearPage();
  if (mayHaveDrafts()) await withinLimit(loadDrafts().then(({ draftsStored }) => draftsStored()));
  goToLogin();
}

async function withinLimit(task: Promise<void>): Promise<void> {
  const limit = new Promise<void>((resolve) => setTimeout(resolve, DRAFTS_LIMIT_MS));
  await Promise.race([task.catch(() => undefined), limit]);
}
