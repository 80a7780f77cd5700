import { call } from '../api/client';
import { dropEarly } from '../api/early';
import { accountEndpoints } from '../api/endpoints/account';
import { type ApiError, isApiError } from '../api/errors';
import { NOT_SIGNED_IN_CODE } from '../domain/error-codes';
import type { ComplianceSource } from '../lib/compliance-config';
import { goToLogin } from '../lib/leave';
import { addressWithToken } from '../lib/secrets';
import { DEFAULT_CURRENCY, setProfileError, setRate, setUser } from '../lib/store';
import { isByToken } from '../modes/page-context';
import { screenAtAddress, worksByTokenAt } from '../screens/address';
import { loadOrReload } from './load-or-reload';

export interface MemberLoaderOptions {
  readonly compliance: ComplianceSource;
  readonly hasSdkToken: boolean;
}

export type MemberLoader = (args: { readonly request: Request }) => Promise<ApiError | null>;

/** Redirects to the login page without a session. Returns API errors for the layout; throws others. */
export function createMemberLoader({ compliance, hasSdkToken }: MemberLoaderOptions): MemberLoader {
  return async ({ request }) => {
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
        // Never resolves, so the skeleton stays until the browser leaves.
        return new Promise<never>(() => {});
      }
      if (error.kind === 'aborted') return null;
      // A retry may find another member.
      dropEarly();
      setProfileError(true);
      return error;
    }
    return null;
  };
}
