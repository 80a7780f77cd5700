import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { ClientTag } from '../../../api/client-tags';
import type { RequestOf, ResponseOf } from '../../../api/endpoint';
// Two files of their own, not the whole table of endpoints, because the first load of the personal page contains them.
import { accountEndpoints } from '../../../api/endpoints/account';
import { kycInfoEndpoints } from '../../../api/endpoints/kyc-info';
import { prefetchedAnswer } from '../../../api/resource';
import { type UseCall, useCall } from '../../../api/use-call';
import { eligibility } from '../../../domain/eligibility';
import type {
  AccountFacts,
  Eligibility,
  EligibilityFacts,
  VerificationRequest,
} from '../../../domain/eligibility-types';
import type { Site, SiteRules } from '../../../domain/sites';
import { store } from '../../../lib/store';
import { currentPageContext, isByToken } from '../../../modes/page-context';
import { combineCalls, type Part } from '../loading/combine-calls';

/** The answer of kyc-info. */
export type KycInfo = ResponseOf<typeof kycInfoEndpoints.kycInfo>;
type KycInfoParts = RequestOf<typeof kycInfoEndpoints.kycInfo>;

/** The member's verification status, and what the member may start: the same on every screen. */
export interface MemberState {
  readonly info: KycInfo;
  /** Facts about the account that are not part of kyc-info. */
  readonly account: AccountFacts;
  /** Input of the eligibility rule: kyc-info and the account. */
  readonly facts: EligibilityFacts;
  /** The eligibility rule for this member. */
  readonly may: (request: VerificationRequest) => Eligibility;
}

/** Facts for the eligibility rule that only some screens load. */
export type ExtraFacts = Pick<EligibilityFacts, 'unsupportedCountries' | 'aml'>;

/** The parts of kyc-info that the eligibility rule needs. */
const RULE_PARTS: KycInfoParts = {
  obtain_current: true,
  obtain_state: true,
  obtain_verification_process: true,
};

/** A member's state while it loads. Components on one screen that use the same parts share one request. */
export type UseMemberState = Part<MemberState> & {
  /** The kyc-info call alone: its data where the rest failed, and its `refresh` for polling. */
  readonly kyc: UseCall<KycInfo>;
};

const kycInfoCall = (parts: KycInfoParts = {}, clientTag?: ClientTag) =>
  [kycInfoEndpoints.kycInfo, { ...RULE_PARTS, ...parts }, { clientTag }] as const;
const MEMBER_INFO_CALL = [accountEndpoints.memberInfo, {}] as const;

/**
 * The state of `useMemberState`, from answers that were asked for ahead; undefined while one is missing.
 *
 * @param parts as there
 */
export function answeredMemberState(extra?: ExtraFacts, parts?: KycInfoParts): MemberState | undefined {
  const [info, member] = [prefetchedAnswer(kycInfoCall(parts)), prefetchedAnswer(MEMBER_INFO_CALL)];
  if (!info || !member) return undefined;
  return memberStateOf(info, accountFacts(member.member_tag.kyc, store.compliance.site, store.rules), extra);
}

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

/** What the eligibility rule needs to know about the account. The mode does not change while the page is shown. */
function accountFacts(kycTag: number, site: Site, rules: SiteRules): AccountFacts {
  return { kycTag, site, rules, mode: currentPageContext().mode };
}

/** Creates a member's state. */
export function memberStateOf(info: KycInfo, account: AccountFacts, extra?: ExtraFacts): MemberState {
  const facts = { ...info, ...account, ...extra };
  return { info, account, facts, may: (request) => eligibility(request, facts) };
}
