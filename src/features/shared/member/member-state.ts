import type { ClientTag } from '../../../api/client-tags';
import type { RequestOf, ResponseOf } from '../../../api/endpoint';
// Two files of their own, not the whole table of endpoints, because the first load of the personal page contains them.
import { accountEndpoints } from '../../../api/endpoints/account';
import { kycInfoEndpoints } from '../../../api/endpoints/kyc-info';
import { prefetchedAnswer } from '../../../api/resource';
import { eligibility } from '../../../domain/eligibility';
import type {
  AccountFacts,
  Eligibility,
  EligibilityFacts,
  VerificationRequest,
} from '../../../domain/eligibility-types';
import type { Site, SiteRules } from '../../../domain/sites';
import { store } from '../../../lib/store';
import { currentPageContext } from '../../../modes/page-context';

/** The member's state as a value, and its calls. No React: calls that depend on it are sent before React is there. */

/** The answer of kyc-info. */
export type KycInfo = ResponseOf<typeof kycInfoEndpoints.kycInfo>;
/** Which parts of kyc-info are asked for. */
export type KycInfoParts = RequestOf<typeof kycInfoEndpoints.kycInfo>;

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

/** The call of kyc-info with the parts that the eligibility rule needs, and some more. */
export const kycInfoCall = (parts: KycInfoParts = {}, clientTag?: ClientTag) =>
  [kycInfoEndpoints.kycInfo, { ...RULE_PARTS, ...parts }, { clientTag }] as const;
/** The call of the member info. */
export const MEMBER_INFO_CALL = [accountEndpoints.memberInfo, {}] as const;

/**
 * The state of `useMemberState` (`use-member-state.ts`), from answers that were asked for ahead; undefined while one is missing.
 *
 * @param parts as there
 */
export function answeredMemberState(extra?: ExtraFacts, parts?: KycInfoParts): MemberState | undefined {
  const [info, member] = [prefetchedAnswer(kycInfoCall(parts)), prefetchedAnswer(MEMBER_INFO_CALL)];
  if (!info || !member) return undefined;
  return memberStateOf(info, accountFacts(member.member_tag.kyc, store.compliance.site, store.rules), extra);
}

/** What the eligibility rule needs to know about the account. The mode does not change while the page is shown. */
export function accountFacts(kycTag: number, site: Site, rules: SiteRules): AccountFacts {
  return { kycTag, site, rules, mode: currentPageContext().mode };
}

/** Creates a member's state. */
export function memberStateOf(info: KycInfo, account: AccountFacts, extra?: ExtraFacts): MemberState {
  const facts = { ...info, ...account, ...extra };
  return { info, account, facts, may: (request) => eligibility(request, facts) };
}
