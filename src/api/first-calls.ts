import type { RoutePath } from '../domain/routes';
import type { ClientTag } from './client-tags';
import type { WireRow } from './wire';

/**
 * A call that a screen makes when it opens. The fields are those of the endpoint's row and of the screen's call; they are repeated here because
 * the rows contain schemas, which are too large for the first script. `early-calls.test.ts` compares both.
 */
export interface FirstCall {
  readonly method: WireRow['method'];
  readonly path: string;
  readonly input?: Readonly<Record<string, unknown>>;
  /** Whether the row names the headers `Guid` and `Lang`. Default: false. */
  readonly isNamed?: true;
  readonly clientTag?: ClientTag;
  /** Whether the answer may be in local storage; if it is, the call is not sent early. Default: false. */
  readonly isStored?: true;
}

/** Every screen of a signed-in member waits for the profile. */
const PROFILE: FirstCall = { method: 'GET', path: '/v2/private/user/profile' };

/**
 * Calls that a screen makes for every member, besides the profile; only screens with which visits begin. This is the one list: the first script
 * sends it, a test compares it with the screen's own calls, and the harness injects its faults into it.
 */
const BY_ROUTE: Partial<Record<RoutePath, readonly FirstCall[]>> = {
  '/auth/personal': [
    {
      method: 'POST',
      path: '/v3/private/kyc/kyc-info',
      input: {
        obtain_current: true,
        obtain_quotas: true,
        obtain_state: true,
        obtain_aml_questionnaire: true,
        obtain_verification_process: true,
      },
      isNamed: true,
      clientTag: 'open-personal',
    },
    { method: 'GET', path: '/user/private/member/info' },
    { method: 'GET', path: '/v3/private/aml/get-edd-info' },
    { method: 'GET', path: '/v3/private/kyc/get-aml-result', input: { sceneCode: 'KYC' } },
    { method: 'GET', path: '/v3/private/kyc/get-config', isStored: true },
    { method: 'POST', path: '/v1/kyc/transfer/status' },
    { method: 'GET', path: '/v3/private/kyc/get-supported-ip-country-code' },
  ],
};

/** The profile, and the calls of a screen that are known before its code is there. */
export function firstCallsOf(route: RoutePath): readonly FirstCall[] {
  return [PROFILE, ...(BY_ROUTE[route] ?? [])];
}
