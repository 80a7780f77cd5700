import { useMemo } from 'react';
import { useCall } from '../../../api/use-call';
import { isByToken } from '../../../modes/page-context';
import { combineCalls, type Part } from '../loading/combine-calls';
import { type KycInfoParts, type MemberState, memberStateOf } from './member-state';
import { CHECK_CALL, CONFIG_CALL } from './start-calls';
import { type UseMemberState, useMemberState } from './use-member-state';

/**
 * The state of a signed-in member for the screens that verify a person. It includes the countries that are not served and the result of the
 * anti-money-laundering check, because both can refuse the start.
 *
 * @param parts further parts of kyc-info that the screen needs
 */
export function useStartState(parts?: KycInfoParts): Part<MemberState> {
  // In SDK mode there are no such calls. The mode does not change while the page is shown.
  const useState = isByToken() ? useMemberState : useSignedInStart;
  return useState(parts);
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

/** The state of the member of an SDK run. The vendor's run needs the token. */
export function useSdkState(): UseMemberState {
  return useMemberState({ obtain_kyc_token: true });
}
