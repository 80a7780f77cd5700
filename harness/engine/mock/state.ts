import { buildMember, buildSdkToken, type MemberPerson } from '../../../fixtures/builders/member';
import { SITE_COUNTRIES } from '../../../fixtures/countries';
import type { LevelName } from '../../../src/domain/levels';
import type { Site } from '../../../src/domain/sites';
import {
  type EddStatus,
  type Provider,
  type QuestionnaireStatus,
  type StepStatus,
  TRANSFER_ROLES,
  type TransferRole,
  type TransferVerifyStatus,
  type UpdatePoiStatus,
} from '../../../src/domain/statuses';
import type { Scenario } from '../scenario';
import type { Review, VendorRun } from './vendor-runs';

/**
 * What the mock remembers. A scenario is where it starts; calls move it on. Plain JSON throughout, so that the control
 * API can print it and two runs can be compared byte by byte.
 */
export interface MockState {
  /** Where the mock's clock stands, in milliseconds of Unix time. It does not run: two runs must draw the same page. */
  readonly now: number;
  readonly seed: number;
  readonly site: Site;
  session: { signedIn: boolean; readonly sdkToken: string };
  member: MemberPerson & { kycTag: number; country: string; currencyCode: string };
  kyc: {
    opened: boolean;
    provider: Provider;
    steps: Record<'1' | '2', StepStatus>;
    /** An empty reason is filled in at answer time, in the language of the request. */
    poi: { status: UpdatePoiStatus; rejectReason: string };
    secondIdentity: Scenario['kyc']['secondIdentity'];
    questionnaire: QuestionnaireStatus;
    /** An accepted or refused proof of address; its template is answered like a questionnaire. */
    poa: { status: QuestionnaireStatus; rejectReason: string };
    edd: EddStatus;
    transfer: TransferVerifyStatus;
    transferRole: Scenario['kyc']['transferRole'];
    rejectReason: string;
    canVerify: boolean;
    quickKyc: boolean;
    diversion: Scenario['kyc']['diversion'];
    display: Scenario['kyc']['display'];
  };
  /** What the member has done in this run, and nothing of the scenario says. Starts empty. */
  readonly run: RunState;
}

/** A test of an investor as the contract prints its last attempt. */
export interface TestAttempt {
  passed: boolean;
  score: number;
  passMark: number;
  attemptsLeft: number;
  nextAttemptAt?: number;
}

export interface RunState {
  /** Answers by template code, without the contents of files. */
  readonly answers: Record<string, { questionId: string; values: string[] }[]>;
  /** The last attempt of each test, by template code. */
  readonly attempts: Record<string, TestAttempt>;
  /** Names of accepted agreements. */
  readonly agreements: string[];
  /** Ends of the identity transfer that are confirmed. */
  readonly transferConfirmed: TransferRole[];
  /** Wrong codes of the present challenge. */
  wrongCodes: number;
  /** Tokens of passed checks that no operation has used yet, by the operation's number. */
  readonly riskTokens: Record<string, number>;
  /** Tokens that were handed out so far. */
  riskTokenCount: number;
  /** Runs of a vendor's flow, oldest first. */
  readonly vendorRuns: VendorRun[];
  /** What was submitted to a vendor and is not decided yet. */
  review: Review | undefined;
  /** Level that the last SDK token was asked for. */
  sdkLevel: LevelName;
  /** The last SDK token was asked for to verify a second identity. */
  sdkIsSecondary: boolean;
  /** Rejections by level's step. */
  readonly rejections: Record<'1' | '2', number>;
}

/** The keys of a scenario that the state is made from. While they stay the same, a PATCH keeps what a run has done. */
export const STATE_KEYS = ['site', 'seed', 'now', 'member', 'kyc'] as const satisfies readonly (keyof Scenario)[];

/** The state at the start of a scenario. */
export function createMockState(scenario: Pick<Scenario, (typeof STATE_KEYS)[number]>): MockState {
  const { member, kyc, seed, site } = scenario;
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
    },
    kyc: {
      opened: kyc.opened,
      provider: kyc.provider,
      steps: { ...kyc.steps },
      poi: { status: kyc.poi, rejectReason: kyc.poiRejectReason },
      secondIdentity: kyc.secondIdentity,
      questionnaire: kyc.questionnaire,
      poa: { status: kyc.poa, rejectReason: kyc.poaRejectReason },
      edd: kyc.edd,
      transfer: kyc.transfer,
      transferRole: kyc.transferRole,
      rejectReason: kyc.rejectReason,
      canVerify: kyc.canVerify,
      quickKyc: kyc.quickKyc,
      diversion: kyc.diversion,
      display: { ...kyc.display },
    },
    run: {
      answers: {},
      attempts: {},
      agreements: [],
      transferConfirmed: confirmedAtStart(kyc),
      wrongCodes: 0,
      riskTokens: {},
      riskTokenCount: 0,
      vendorRuns: [],
      review: undefined,
      sdkLevel: 'LEVEL_1',
      sdkIsSecondary: false,
      rejections: { '1': 0, '2': 0 },
    },
  };
}

/** A transfer that waits at the start has the other account's confirmation; one that is complete has both. */
function confirmedAtStart({ transfer, transferRole }: Scenario['kyc']): TransferRole[] {
  if (transfer === 'KYC_TRANSFER_VERIFY_STATUS_COMPLETE') return [...TRANSFER_ROLES];
  if (transfer === 'KYC_TRANSFER_VERIFY_STATUS_UNDEFINED' || transferRole === 'none') return [];
  return TRANSFER_ROLES.filter((role) => role !== transferRole);
}
