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

/** A member's state while it loads. Components on one screen that use the same parts share one request. */
export type UseMemberState = Part<MemberState> & {
  /** The kyc-info call alone: its data where the rest failed, and its `refresh` for polling. */
  readonly kyc: UseCall<KycInfo>;
};

/** Loads kyc-info with the parts that the eligibility rule needs, and `parts`. */
export function useKycInfo(parts?: KycInfoParts, clientTag?: ClientTag): UseCall<KycInfo> {
  return useCall(...kycInfoCall(parts, clientTag));
}

/**
 * Loads kyc-info and the member's tags: those of the signed-in member, or in SDK mode those of the token's member.
 *
 * @param parts further parts of kyc-info that the screen shows
 * @param clientTag the client tag of the kyc-info call
 */
export function useMemberState(parts?: KycInfoParts, clientTag?: ClientTag): UseMemberState {
  // The mode does not change while the page is shown.
  const useState = isByToken() ? useStateByToken : useSignedInState;
  return useState(parts, clientTag);
}

/** In SDK mode nobody is signed in, so the KYC tag comes from the token info. */
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

/** Combines loaded data with the account's site and rules and the page's mode; undefined while something is missing. */
function useMemberStateOf(info: KycInfo | undefined, kycTag: number | undefined): MemberState | undefined {
  const { compliance, rules } = useSnapshot(store);
  const { site } = compliance;
  return useMemo(() => {
    if (info === undefined || kycTag === undefined) return undefined;
    return memberStateOf(info, accountFacts(kycTag, site, rules));
  }, [info, kycTag, site, rules]);
}
