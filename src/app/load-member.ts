import { call } from '../api/client';
import { accountEndpoints } from '../api/endpoints/account';
import { type ApiError, isApiError } from '../api/errors';
import { NOT_SIGNED_IN_CODE } from '../domain/error-codes';
import type { ComplianceSource } from '../lib/compliance-config';
import { goToLogin } from '../lib/leave';
import { DEFAULT_CURRENCY, setProfileError, setRate, setUser } from '../lib/store';
import { MODE_CAPABILITIES } from '../modes/capabilities';
import { currentOpening } from '../modes/opened';

let compliance: ComplianceSource | undefined;

/** Gives the loader the source that takes the account's attributes. */
export function setCompliance(source: ComplianceSource): void {
  compliance = source;
}

let hasSdkToken = false;

/** Tells the loader whether the address brought an SDK token. */
export function setHasSdkToken(has: boolean): void {
  hasSdkToken = has;
}

/**
 * Loads the member before any verification screen (spec 2). Not signed in: to the login page, which leads back here. Any
 * other failure sets the profile-error flag, and is what the loader gives: the layout says what it was and offers a retry.
 */
export async function loadMember({ request }: { request: Request }): Promise<ApiError | null> {
  // In SDK mode nobody is signed in: the token stands for the user.
  if (MODE_CAPABILITIES[currentOpening().mode].session === 'token') {
    if (hasSdkToken) {
      const { loadSdkUser } = await import('./load-sdk-user');
      await loadSdkUser(request, compliance);
    }
    return null;
  }
  try {
    const profile = await call(accountEndpoints.profile, {}, { signal: request.signal });
    setUser({ id: profile.id, currencyCode: profile.currency_code || DEFAULT_CURRENCY });
    setRate(profile.rate);
    compliance?.setAccount(profile.sub_attribute);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.kind === 'no-permission' && error.ret_code === NOT_SIGNED_IN_CODE) {
      goToLogin();
      // The page is going away: the skeleton stays until it has.
      return new Promise<never>(() => {});
    }
    if (error.kind === 'aborted') return null;
    setProfileError(true);
    return error;
  }
  return null;
}
