import { call } from '../api/client';
import { accountEndpoints } from '../api/endpoints/account';
import { isApiError } from '../api/errors';
import { SIGNED_OUT_CODES } from '../domain/error-codes';
import { goToLoginAfterLogout } from '../lib/leave';
import { clearPage } from '../lib/member-memory';

/** Whether a refused sign-out says that there was no session left to end: that is what the member wanted. */
export function isSignedOut(error: unknown): boolean {
  return isApiError(error) && error.kind === 'no-permission' && SIGNED_OUT_CODES.includes(error.ret_code);
}

/** Ends the session, takes the member off the page and leads to the login. Any other failure rejects: the member is still signed in. */
export async function signOut(): Promise<void> {
  try {
    await call(accountEndpoints.logout, {});
  } catch (error) {
    if (!isSignedOut(error)) throw error;
  }
  clearPage();
  goToLoginAfterLogout();
}
