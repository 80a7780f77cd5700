import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { AML_SCENE } from '../../../api/endpoints/compliance';
import { endpoints } from '../../../api/endpoints/index.ts';
import { useCall } from '../../../api/use-call';
import { store } from '../../../lib/store';
import { combineCalls, type Part } from '../loading/combine-calls';
import {
  type MemberState,
  memberStateOf,
  type UseMemberState,
  useKycInfo,
  useMemberState,
  useMemberStateOf,
} from './use-member-state';

/**
 * The state of a signed-in member for the screens that verify a person. It includes the countries that are not served and the result of the
 * anti-money-laundering check, because both can refuse the start.
 *
 * @param parts further parts of kyc-info that the screen needs
 */
export function useStartState(parts?: Parameters<typeof useMemberState>[0]): Part<MemberState> {
  const member = useMemberState(parts);
  const config = useCall(endpoints.kycConfig, {});
  const check = useCall(endpoints.amlResult, { sceneCode: AML_SCENE });
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

/** The state of the member of an SDK run. Nobody is signed in there, so the KYC tag comes from the token info. */
export function useSdkState(): UseMemberState {
  // The vendor's run needs the token.
  const kyc = useKycInfo({ obtain_kyc_token: true });
  const { sdk } = useSnapshot(store);
  return { ...kyc, kyc, data: useMemberStateOf(kyc.data, sdk?.kycTag) };
}
