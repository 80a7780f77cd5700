import type { MemberPerson } from '../../../fixtures/builders/member';
import type { LevelName } from '../../../src/domain/levels';
import type { Site } from '../../../src/domain/sites';
import type { QuestionnaireStatus, TransferRole, UpdatePoiStatus } from '../../../src/domain/statuses';
import type { Scenario } from '../scenario';
import type { AgreementRecord } from './agreements';
import type { Review } from './reviews';
import type { VendorRun } from './vendor-runs';

/**
 * The state of the mock. It starts from a scenario (`initial-state.ts`), and calls change it. It is plain JSON, so that the control API can
 * return it and two runs can be compared byte by byte.
 */
export interface MockState {
  /** The mock's time, in milliseconds of Unix time. It does not advance, so that two runs show the same page. */
  readonly now: number;
  readonly seed: number;
  readonly site: Site;
  session: { signedIn: boolean; readonly sdkToken: string };
  member: MemberPerson & { kycTag: number; country: string; currencyCode: string; rate: number };
  /** As in the scenario, but that a status and the reason of its rejection are one. */
  kyc: Omit<Scenario['kyc'], 'poi' | 'poiRejectReason' | 'poa' | 'poaRejectReason'> & {
    /** An empty reason is replaced in the answer by a text in the language of the request. */
    poi: { status: UpdatePoiStatus; rejectReason: string };
    /** The proof of address, which is submitted as a questionnaire. */
    poa: { status: QuestionnaireStatus; rejectReason: string };
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
  /** The token that opens the embedded verification on a phone: it works once, and a new one ends it. Undefined: none. */
  phoneToken: { readonly token: string; readonly expiresAt: number } | undefined;
  /** Number of such tokens issued so far. */
  phoneTokenCount: number;
  /** Level for which the last SDK token was requested. */
  sdkLevel: LevelName;
  /** Whether the last SDK token was requested for a second identity. */
  sdkIsSecondary: boolean;
  /** Number of rejections of each level. */
  readonly rejections: Record<'1' | '2', number>;
}
