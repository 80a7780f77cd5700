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
import { type AgreementRecord, agreementsAtStart } from './agreements';
import { attemptsAtStart } from './investors';
import type { Review, VendorRun } from './vendor-runs';

/**
 * The state of the mock. It starts from a scenario, and calls change it. It is plain JSON, so that the control API can return it and
 * two runs can be compared byte by byte.
 */
export interface MockState {
  /** The mock's time, in milliseconds of Unix time. It does not advance, so that two runs show the same page. */
  readonly now: number;
  readonly seed: number;
  readonly site: Site;
  session: { signedIn: boolean; readonly sdkToken: string };
  member: MemberPerson & { kycTag: number; country: string; currencyCode: string };
  kyc: {
    opened: boolean;
    provider: Provider;
    steps: Record<'1' | '2', StepStatus>;
    /** An empty reason is replaced in the answer by a text in the language of the request. */
    poi: { status: UpdatePoiStatus; rejectReason: string };
    secondIdentity: Scenario['kyc']['secondIdentity'];
    questionnaire: QuestionnaireStatus;
    questionnaireRejectReason: string;
    readonly questionnaireTemplate: Scenario['kyc']['questionnaireTemplate'];
    readonly questionnaireAnswers: Scenario['kyc']['questionnaireAnswers'];
    /** The proof of address, which is submitted as a questionnaire. */
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
  compliance: {
    /** Version of the agreements that is in force. */
    readonly version: Scenario['compliance']['agreementVersion'];
    investor: { status: Scenario['compliance']['investor']; readonly rejectReason: string };
  };
  /** What the member has done in this run. Starts empty, except for what the scenario says was done before. */
  readonly run: RunState;
}

/** The last attempt at an investor test, in the form of the contract. */
export interface TestAttempt {
  passed: boolean;
  score: number;
  passMark: number;
  attemptsLeft: number;
  nextAttemptAt?: number;
}

/** An answer as the mock stores it. */
export interface StoredAnswer {
  readonly questionId: string;
  readonly values: string[];
  readonly details: { option: string; text: string }[];
  readonly rows: { cells: { columnId: string; values: string[] }[] }[];
  readonly files: { fileId: string; name: string; contentType: string }[];
}

/** What the member has done since the start of the scenario. */
interface RunState {
  /** Answers to questionnaires by template code or scene, without the contents of files. */
  readonly answers: Record<string, StoredAnswer[]>;
  /** Questionnaires that were submitted in this run and are in review, by template code or scene. */
  readonly submitted: string[];
  /** Number of submissions by template code: a token is valid for one of them. */
  readonly submissions: Record<string, number>;
  /** The last attempt of each test, by template code. */
  readonly attempts: Record<string, TestAttempt>;
  /** What is on record about each agreement, by name. */
  readonly agreements: Record<string, AgreementRecord>;
  /** Ends of the identity transfer that are confirmed. */
  readonly transferConfirmed: TransferRole[];
  /** Number of wrong codes in the current challenge. */
  wrongCodes: number;
  /** Unused tokens of passed risk checks, each with the number of its operation. */
  readonly riskTokens: Record<string, number>;
  /** Number of risk tokens issued so far. */
  riskTokenCount: number;
  /** Runs of a vendor's flow, oldest first. */
  readonly vendorRuns: VendorRun[];
  /** The submission that a vendor reviews; undefined if there is none. */
  review: Review | undefined;
  /** Level for which the last SDK token was requested. */
  sdkLevel: LevelName;
  /** Whether the last SDK token was requested for a second identity. */
  sdkIsSecondary: boolean;
  /** Number of rejections of each level. */
  readonly rejections: Record<'1' | '2', number>;
}

/** The keys of a scenario from which the state is built. A PATCH that changes none of them keeps the state. */
export const STATE_KEYS = [
  'site',
  'seed',
  'now',
  'member',
  'kyc',
  'compliance',
] as const satisfies readonly (keyof Scenario)[];

/** Builds the state at the start of a scenario. */
export function createMockState(scenario: Pick<Scenario, (typeof STATE_KEYS)[number]>): MockState {
  const { member, kyc, compliance, seed, site } = scenario;
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
      questionnaireRejectReason: kyc.questionnaireRejectReason,
      questionnaireTemplate: kyc.questionnaireTemplate,
      questionnaireAnswers: kyc.questionnaireAnswers,
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
      sdkLevel: 'LEVEL_1',
      sdkIsSecondary: false,
      rejections: { '1': 0, '2': 0 },
    },
  };
}

/** Roles that have confirmed the transfer at the start: both if it is complete, the other account's if it is under way, else none. */
function confirmedAtStart({ transfer, transferRole }: Scenario['kyc']): TransferRole[] {
  if (transfer === 'KYC_TRANSFER_VERIFY_STATUS_COMPLETE') return [...TRANSFER_ROLES];
  if (transfer === 'KYC_TRANSFER_VERIFY_STATUS_UNDEFINED' || transferRole === 'none') return [];
  return TRANSFER_ROLES.filter((role) => role !== transferRole);
}
