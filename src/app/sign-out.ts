import { call } from '../api/client';
import { accountEndpoints } from '../api/endpoints/account';
import { isApiError } from '../api/errors';
import { SIGNED_OUT_CODES } from '../domain/error-codes';
import { forgetKey } from '../lib/drafts/key';
import { goToLoginAfterLogout } from '../lib/leave';
import { clearPage } from '../lib/member-memory';

/** Whether the error of a sign-out call means that there was no session to end. The member is signed out then. */
export function isSignedOut(error: unknown): boolean {
  return isApiError(error) && error.kind === 'no-permission' && SIGNED_OUT_CODES.includes(error.ret_code);
}

/** Ends the session, clears the page and redirects to the login page. Rejects if the call failed: the member is still signed in. */
export async function signOut(): Promise<void> {
  try {
    await call(accountEndpoints.logout, {});
  } catch (error) {
    if (!isSignedOut(error)) throw error;
  }
  clearPage();
  forgetKey();
  goToLoginAfterLogout();
}
