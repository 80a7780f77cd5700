import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { ClientTag } from '../../../api/client-tags';
import { type UseCall, useCall } from '../../../api/use-call';
import { store } from '../../../lib/store';
import { isByToken } from '../../../modes/page-context';
import { combineCalls, type Part } from '../loading/combine-calls';
import {
  accountFacts,
  type KycInfo,
  type KycInfoParts,
  kycInfoCall,
  MEMBER_INFO_CALL,
  type MemberState,
  memberStateOf,
} from './member-state';

/** Components that use the same parts share one request. */
export type UseMemberState = Part<MemberState> & {
  /** For polling, and for its data after other failures. */
  readonly kyc: UseCall<KycInfo>;
};

export function useKycInfo(parts?: KycInfoParts, clientTag?: ClientTag): UseCall<KycInfo> {
  return useCall(...kycInfoCall(parts, clientTag));
}

/** In SDK mode, the token's member. */
export function useMemberState(parts?: KycInfoParts, clientTag?: ClientTag): UseMemberState {
  // The mode never changes while the page is shown.
  const useByAuthority = isByToken() ? useStateByToken : useSignedInState;
  return useByAuthority(parts, clientTag);
}

/** The KYC tag comes from the token info. */
function useStateByToken(parts?: KycInfoParts, clientTag?: ClientTag): UseMemberState {
  const kyc = useKycInfo(parts, clientTag);
  const { sdk } = useSnapshot(store);
  return { ...kyc, kyc, data: useMemberStateOf(kyc.data, sdk?.kycTag) };
}

function useSignedInState(parts?: KycInfoParts, clientTag?: ClientTag): UseMemberState {
  const kyc = useKycInfo(parts, clientTag);
  const member = useCall(...MEMBER_INFO_CALL);
  const both = combineCalls({ kyc, member });
  return { ...both, kyc, data: useMemberStateOf(both.data?.kyc, both.data?.member.member_tag.kyc) };
}

/** Undefined while something is missing. */
function useMemberStateOf(info: KycInfo | undefined, kycTag: number | undefined): MemberState | undefined {
  const { compliance, rules } = useSnapshot(store);
  const { site } = compliance;
  return useMemo(() => {
    if (info === undefined || kycTag === undefined) return undefined;
    return memberStateOf(info, accountFacts(kycTag, site, rules));
  }, [info, kycTag, site, rules]);
}
