import { call } from '../api/client';
import { accountEndpoints } from '../api/endpoints/account';
import { isApiError } from '../api/errors';
import { SIGNED_OUT_CODES } from '../domain/error-codes';
import { announceSignOut } from '../lib/other-windows';
import { store } from '../lib/store';
import { endSession, loadDrafts } from './end-session';

export function isSignedOut(error: unknown): boolean {
  return isApiError(error) && error.kind === 'no-permission' && SIGNED_OUT_CODES.includes(error.ret_code);
}

/** Clears all windows of the member. Rejects if the call failed: the member is still signed in. */
export async function signOut(): Promise<void> {
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
