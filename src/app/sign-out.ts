import { call } from '../api/client';
import { accountEndpoints } from '../api/endpoints/account';
import { isApiError } from '../api/errors';
import { SIGNED_OUT_CODES } from '../domain/error-codes';
import { announceSignOut } from '../lib/other-windows';
import { store } from '../lib/store';
import { endSession, loadDrafts } from './end-session';

/** Whether the error of a sign-out call means that there was no session to end. The member is signed out then. */
export function isSignedOut(error: unknown): boolean {
  return isApiError(error) && error.kind === 'no-permission' && SIGNED_OUT_CODES.includes(error.ret_code);
}

/**
 * Ends the session, clears this page and all other windows of the member, and redirects to the login page. Rejects if the call failed: the
 * member is still signed in.
 */
export async function signOut(): Promise<void> {
  // By the time of the answer the page may be cleared.
  const memberId = store.user.id;
  const drafts = loadDrafts();
  try {
    await call(accountEndpoints.logout, {}, { clientTag: 'sign-out' });
  } catch (error) {
    if (!isSignedOut(error)) throw error;
  }
  announceSignOut(memberId);
  await endSession(drafts);
}
