import type { MemberPerson } from '../../../fixtures/builders/member';
import type { LevelName } from '../../../src/domain/levels';
import type { Site } from '../../../src/domain/sites';
import type { QuestionnaireStatus, TransferRole, UpdatePoiStatus } from '../../../src/domain/statuses';
import type { Scenario } from '../scenario';
import type { AgreementRecord } from './agreements';
import type { Review } from './reviews';
import type { VendorRun } from './vendor-runs';

/** Plain JSON, so that it can be sent and compared. */
export interface MockState {
  /** Unix time in milliseconds. Does not advance, so that two runs show the same page. */
  readonly now: number;
  readonly seed: number;
  readonly site: Site;
  session: { signedIn: boolean; readonly sdkToken: string };
  member: MemberPerson & { kycTag: number; country: string; currencyCode: string; rate: number };
  /** As in the scenario, but each status is joined with its reject reason. */
  kyc: Omit<Scenario['kyc'], 'poi' | 'poiRejectReason' | 'poa' | 'poaRejectReason'> & {
    /** An empty reason becomes a text in the request's language. */
    poi: { status: UpdatePoiStatus; rejectReason: string };
    /** Submitted as a questionnaire. */
    poa: { status: QuestionnaireStatus; rejectReason: string };
  };
  compliance: {
    readonly version: Scenario['compliance']['agreementVersion'];
    investor: { status: Scenario['compliance']['investor']; readonly rejectReason: string };
  };
  /** Initially only holds what the scenario says was done before. */
  readonly run: RunState;
}

/** In the contract's format. */
export interface TestAttempt {
  passed: boolean;
  score: number;
  passMark: number;
  attemptsLeft: number;
  nextAttemptAt?: number;
}

export interface StoredAnswer {
  readonly questionId: string;
  readonly values: string[];
  readonly details: { option: string; text: string }[];
  readonly rows: { cells: { columnId: string; values: string[] }[] }[];
  readonly files: { fileId: string; name: string; contentType: string }[];
}

interface RunState {
  /** By template code or scene, without file contents. */
  readonly answers: Record<string, StoredAnswer[]>;
  /** In review, by template code or scene. */
  readonly submitted: string[];
  /** Submissions by template code: a token is valid for one. */
  readonly submissions: Record<string, number>;
  /** The last attempts by template code. */
  readonly attempts: Record<string, TestAttempt>;
  readonly agreements: Record<string, AgreementRecord>;
  readonly transferConfirmed: TransferRole[];
  /** In the current challenge. */
  wrongCodes: number;
  /** Unused tokens with the number of their operation. */
  readonly riskTokens: Record<string, number>;
  riskTokenCount: number;
  /** Oldest first. */
  readonly vendorRuns: VendorRun[];
  review: Review | undefined;
  /** Opens the embedded verification on a phone once. A new token ends it. */
  phoneToken: { readonly token: string; readonly expiresAt: number } | undefined;
  phoneTokenCount: number;
  sdkLevel: LevelName;
  sdkIsSecondary: boolean;
  readonly rejections: Record<'1' | '2', number>;
}
