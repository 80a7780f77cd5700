import { useMemo } from 'react';
import { useCall } from '../../../api/use-call';
import { isByToken } from '../../../modes/page-context';
import { combineCalls, type Part } from '../loading/combine-calls';
import { type KycInfoParts, type MemberState, memberStateOf } from './member-state';
import { CHECK_CALL, CONFIG_CALL } from './start-calls';
import { type UseMemberState, useMemberState } from './use-member-state';

/** Also what else can refuse the start: countries and the anti-money-laundering result. */
export function useStartState(parts?: KycInfoParts): Part<MemberState> {
  // SDK mode has no such calls, and never changes while the page is shown.
  const useByAuthority = isByToken() ? useMemberState : useSignedInStart;
  return useByAuthority(parts);
}

function useSignedInStart(parts?: KycInfoParts): Part<MemberState> {
  const member = useMemberState(parts);
  const config = useCall(...CONFIG_CALL);
  const check = useCall(...CHECK_CALL);
  const all = combineCalls({ member, config, check });
  const { data: state } = member;
  const unsupportedCountries = all.data?.config.unsupportedCountries;
  const aml = all.data?.check;
  const data = useMemo(
    () => state && aml && memberStateOf(state.info, state.account, { unsupportedCountries, aml }),
    [state, unsupportedCountries, aml],
  );
  return { ...all, data };
}

/** With the token for the vendor's run. */
export function useSdkState(): UseMemberState {
  return useMemberState({ obtain_kyc_token: true });
}
