import { call } from '../api/client';
import { dropEarly } from '../api/early';
import { accountEndpoints } from '../api/endpoints/account';
import { type ApiError, isApiError } from '../api/errors';
import { NOT_SIGNED_IN_CODE } from '../domain/error-codes';
import { screenAtAddress, worksByTokenAt } from '../domain/routes';
import type { ComplianceSource } from '../lib/compliance-config';
import { goToLogin } from '../lib/leave';
import { addressWithToken } from '../lib/secrets';
import { DEFAULT_CURRENCY, setProfileError, setRate, setUser } from '../lib/store';
import { isByToken } from '../modes/page-context';
import { loadOrReload } from './load-or-reload';

/** What the member loader depends on. */
export interface MemberLoaderOptions {
  /** Receives the account's site attributes from the profile or the token info. */
  readonly compliance: ComplianceSource;
  /** Whether the address contained an SDK token. */
  readonly hasSdkToken: boolean;
}

/** Route loader of the verification screens. Resolves to the error of a failed profile call, else to null. */
export type MemberLoader = (args: { readonly request: Request }) => Promise<ApiError | null>;

/**
 * Creates the route loader that loads the member before any verification screen is shown. Without a session it redirects to the login
 * page, which leads back to the present address. Any other API error sets the profile-error flag and is returned, so that the layout can
 * show it with a retry; errors of other kinds are thrown.
 */
export function createMemberLoader({ compliance, hasSdkToken }: MemberLoaderOptions): MemberLoader {
  return async ({ request }) => {
    // In SDK mode nobody is signed in: the user is built from the token.
    if (isByToken()) {
      const screen = screenAtAddress(new URL(request.url).pathname);
      if (hasSdkToken && screen && worksByTokenAt(screen)) {
        const { loadSdkUser } = await loadOrReload(() => import('./load-sdk-user'), addressWithToken);
        await loadSdkUser(request, compliance);
      }
      return null;
    }
    try {
      const profile = await call(accountEndpoints.profile, {}, { signal: request.signal });
      setUser({ id: profile.id, currencyCode: profile.currency_code || DEFAULT_CURRENCY });
      setRate(profile.rate);
      compliance.setAccount(profile.sub_attribute);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind === 'no-permission' && error.ret_code === NOT_SIGNED_IN_CODE) {
        goToLogin();
        // Never resolves, so that the skeleton stays until the browser has left the page.
        return new Promise<never>(() => {});
      }
      if (error.kind === 'aborted') return null;
      // These answers were requested together with a profile that failed; the member may be another one by the time of a retry.
      dropEarly();
      setProfileError(true);
      return error;
    }
    return null;
  };
}
