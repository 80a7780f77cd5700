import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { ClientTag } from '../../../api/client-tags';
import type { RequestOf, ResponseOf } from '../../../api/endpoint';
// Two files of its own, not the whole table: the personal page is the app's first load.
import { accountEndpoints } from '../../../api/endpoints/account';
import { kycInfoEndpoints } from '../../../api/endpoints/kyc-info';
import { type UseCall, useCall } from '../../../api/use-call';
import {
  type AccountFacts,
  type Eligibility,
  type EligibilityFacts,
  eligibility,
  type VerificationRequest,
} from '../../../domain/eligibility';
import { store } from '../../../lib/store';
import { currentOpening } from '../../../modes/opened';
import { combineCalls, type Part } from '../loading/combine-calls';

type KycInfo = ResponseOf<typeof kycInfoEndpoints.kycInfo>;

/** Where a member stands, and what the member may start: the same answer for every screen. */
export interface MemberState {
  readonly info: KycInfo;
  /** What is known of the account beside kyc-info. */
  readonly account: AccountFacts;
  /** What the eligibility rule reads: kyc-info and the account together. */
  readonly facts: EligibilityFacts;
  /** The eligibility rule's answer for this member. */
  readonly may: (request: VerificationRequest) => Eligibility;
}

/** The parts of kyc-info that the rule reads. */
export const PARTS: RequestOf<typeof kycInfoEndpoints.kycInfo> = {
  obtain_current: true,
  obtain_state: true,
  obtain_verification_process: true,
};

export type UseMemberState = Part<MemberState> & {
  /** Kyc-info alone: asks for it again, and shows it where the rest failed. */
  readonly kyc: UseCall<KycInfo>;
};

/**
 * Loads kyc-info and the member's tags of a signed-in member.
 *
 * @param parts what else of kyc-info the screen shows
 * @param clientTag the tag of the kyc-info call
 */
export function useMemberState(
  parts: RequestOf<typeof kycInfoEndpoints.kycInfo> = {},
  clientTag?: ClientTag,
): UseMemberState {
  const kyc = useCall(kycInfoEndpoints.kycInfo, { ...PARTS, ...parts }, { ...(clientTag && { clientTag }) });
  const member = useCall(accountEndpoints.memberInfo, {});
  const both = combineCalls({ kyc, member });
  return { ...both, kyc, data: useJoined(both.data?.kyc, both.data?.member.member_tag.kyc) };
}

/** Joins what was loaded with the account's site and rules and the page's mode; undefined while something is missing. */
export function useJoined(info: KycInfo | undefined, kycTag: number | undefined): MemberState | undefined {
  const { compliance, rules } = useSnapshot(store);
  const { site } = compliance;
  const { mode } = currentOpening();
  return useMemo(() => {
    if (info === undefined || kycTag === undefined) return undefined;
    return joined(info, { kycTag, site, rules, mode });
  }, [info, kycTag, site, rules, mode]);
}

/** A member's state from its parts. */
export function joined(info: KycInfo, account: AccountFacts, unsupportedCountries?: readonly string[]): MemberState {
  const facts = { ...info, ...account, unsupportedCountries };
  return { info, account, facts, may: (request) => eligibility(request, facts) };
}
