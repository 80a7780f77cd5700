import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { endpoints } from '../../../api/endpoints/index.ts';
import { useCall } from '../../../api/use-call';
import { store } from '../../../lib/store';
import { combineCalls, type Part } from '../loading/combine-calls';
import { joined, type MemberState, PARTS, type UseMemberState, useJoined, useMemberState } from './use-member-state';

/**
 * Where a signed-in member stands, with the countries that are not served, for the screens that verify a person.
 *
 * @param parts what else of kyc-info the screen needs
 */
export function useStartState(parts: Parameters<typeof useMemberState>[0] = {}): Part<MemberState> {
  const member = useMemberState(parts);
  const config = useCall(endpoints.kycConfig, {});
  const both = combineCalls({ member, config });
  const { data: state } = member;
  const unsupported = both.data?.config.unsupportedCountries;
  const data = useMemo(
    () => state && unsupported && joined(state.info, state.account, unsupported),
    [state, unsupported],
  );
  return { ...both, data };
}

/** Where the member of an SDK run stands. Nobody is signed in there: the tag came with the token's info. */
export function useSdkState(): UseMemberState {
  // The token ties the vendor's run to what is shown here.
  const kyc = useCall(endpoints.kycInfo, { ...PARTS, obtain_kyc_token: true });
  const { sdk } = useSnapshot(store);
  return { ...kyc, kyc, data: useJoined(kyc.data, sdk?.kycTag) };
}
