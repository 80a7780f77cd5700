import { buildMember, buildSdkToken } from '../../../fixtures/builders/member';
import { SITE_COUNTRIES } from '../../../fixtures/countries';
import { rateOf } from '../../../fixtures/rates';
import { TRANSFER_ROLES, type TransferRole } from '../../../src/domain/statuses';
import type { Scenario } from '../scenario';
import { agreementsAtStart } from './agreements';
import { attemptsAtStart } from './investors';
import type { MockState } from './state';

export type StateKeys = Pick<Scenario, 'site' | 'seed' | 'now' | 'member' | 'kyc' | 'compliance'>;

export function createMockState(scenario: StateKeys): MockState {
  const { member, kyc, compliance, seed, site } = scenario;
  const { poi, poiRejectReason, poa, poaRejectReason, ...copied } = kyc;
  const person = buildMember(seed);
  return {
    now: Date.parse(scenario.now),
    seed,
    site,
    session: { signedIn: member.signedIn, sdkToken: buildSdkToken(seed) },
    member: {
      ...person,
      id: member.id ?? person.id,
      kycTag: member.kycTag,
      country: member.country ?? SITE_COUNTRIES[site],
      currencyCode: member.currencyCode,
      rate: member.rate ?? rateOf(member.currencyCode),
    },
    kyc: {
      ...structuredClone(copied),
      poi: { status: poi, rejectReason: poiRejectReason },
      poa: { status: poa, rejectReason: poaRejectReason },
    },
    compliance: {
      version: compliance.agreementVersion,
      investor: { status: compliance.investor, rejectReason: compliance.investorRejectReason },
    },
    run: {
      answers: {},
      submitted: [],
      submissions: {},
      attempts: attemptsAtStart(scenario),
      agreements: agreementsAtStart(scenario),
      transferConfirmed: confirmedAtStart(kyc),
      wrongCodes: 0,
      riskTokens: {},
      riskTokenCount: 0,
      vendorRuns: [],
      review: undefined,
      phoneToken: undefined,
      phoneTokenCount: 0,
      sdkLevel: 'LEVEL_1',
      sdkIsSecondary: false,
      rejections: { '1': 0, '2': 0 },
    },
  };
}

/** Both roles if complete, the other account's if under way, otherwise none. */
function confirmedAtStart({ transfer, transferRole }: Scenario['kyc']): TransferRole[] {
  if (transfer === 'KYC_TRANSFER_VERIFY_STATUS_COMPLETE') return [...TRANSFER_ROLES];
  if (transfer === 'KYC_TRANSFER_VERIFY_STATUS_UNDEFINED' || transferRole === 'none') return [];
  return TRANSFER_ROLES.filter((role) => role !== transferRole);
}
