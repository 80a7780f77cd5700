import type { ClientTag } from '../../../api/client-tags';
import type { RequestOf, ResponseOf } from '../../../api/endpoint';
// Not the whole table: part of the first load.
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

/** No React: dependent calls start before it. */

export type KycInfo = ResponseOf<typeof kycInfoEndpoints.kycInfo>;
export type KycInfoParts = RequestOf<typeof kycInfoEndpoints.kycInfo>;

/** The same on every screen. */
export interface MemberState {
  readonly info: KycInfo;
  /** Not part of kyc-info. */
  readonly account: AccountFacts;
  readonly facts: EligibilityFacts;
  readonly may: (request: VerificationRequest) => Eligibility;
}

/** Only some screens load them. */
export type ExtraFacts = Pick<EligibilityFacts, 'unsupportedCountries' | 'aml'>;

const RULE_PARTS: KycInfoParts = {
  obtain_current: true,
  obtain_state: true,
  obtain_verification_process: true,
};

export const kycInfoCall = (parts: KycInfoParts = {}, clientTag?: ClientTag) =>
  [kycInfoEndpoints.kycInfo, { ...RULE_PARTS, ...parts }, { clientTag }] as const;
export const MEMBER_INFO_CALL = [accountEndpoints.memberInfo, {}] as const;

/** From prefetched answers; undefined while one is missing. */
export function answeredMemberState(extra?: ExtraFacts, parts?: KycInfoParts): MemberState | undefined {
  const [info, member] = [prefetchedAnswer(kycInfoCall(parts)), prefetchedAnswer(MEMBER_INFO_CALL)];
  if (!info || !member) return undefined;
  return memberStateOf(info, accountFacts(member.member_tag.kyc, store.compliance.site, store.rules), extra);
}

export function accountFacts(kycTag: number, site: Site, rules: SiteRules): AccountFacts {
  const { shell, authority } = currentPageContext();
  return { kycTag, site, rules, shell, authority };
}

export function memberStateOf(info: KycInfo, account: AccountFacts, extra?: ExtraFacts): MemberState {
  const facts = { ...info, ...account, ...extra };
  return { info, account, facts, may: (request) => eligibility(request, facts) };
}
