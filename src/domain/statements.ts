import type { VerificationRequest } from './eligibility-types';
import type { PersonalTask } from './personal-tasks';
import type { StepLevel } from './steps';

/** The statements about a member's verification, and how each is shown. `priority.ts` decides which of them apply. */

/** Tone of a statement; `process`: under way, the member need not act. */
export type StatementTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral' | 'process';

/** Name of the text that says how long something takes. */
export type Duration = 'support' | 'residence' | 'update' | 'task' | 'level' | 'app';

interface KindRow {
  readonly tone: StatementTone;
  /** Prevents everything else, so its own action comes first. */
  readonly blocks?: true;
  /** Never the headline. */
  readonly note?: true;
  readonly takes?: Duration;
}

/** Every statement, the most urgent first: the order of this table is the order of priority. */
export const STATEMENT_KINDS = {
  /** Verification is not opened for the account, or its KYC tag closes the levels. */
  'account-closed': { tone: 'warning', blocks: true, takes: 'support' },
  /** A company's account, which is not verified with a person's document. */
  'account-company': { tone: 'warning', blocks: true, takes: 'support' },
  'country-not-served': { tone: 'danger', blocks: true, takes: 'residence' },
  /** The anti-money-laundering check is not passed. The member is not told a verdict, in colours neither. */
  'aml-rejected': { tone: 'warning', blocks: true, takes: 'support' },
  'level-rejected-finally': { tone: 'danger', blocks: true, takes: 'support' },
  'level-disabled': { tone: 'warning', blocks: true, takes: 'support' },
  'account-limited': { tone: 'warning', blocks: true },
  /** The server's text about the last failed attempt. */
  'attempt-failed': { tone: 'danger', note: true },
  /** Reason of a rejection that belongs to no level and no update. */
  'rejection-reason': { tone: 'danger', note: true },
  /** The member has to confirm an identity transfer, or to say that they did not request it. It expires, and may be an attack. */
  'transfer-confirm': { tone: 'warning' },
  'update-rejected': { tone: 'danger', takes: 'update' },
  'update-needed': { tone: 'warning', takes: 'update' },
  /** Rejected, and no attempts are left today. */
  'update-rejected-daily': { tone: 'danger' },
  'task-overdue': { tone: 'danger', takes: 'task' },
  'level-rejected': { tone: 'danger', takes: 'level' },
  'task-rejected': { tone: 'danger', takes: 'task' },
  'task-required': { tone: 'warning', takes: 'task' },
  /** The other account has to confirm an identity transfer. */
  'transfer-waiting': { tone: 'process' },
  'update-in-review': { tone: 'process' },
  'level-in-review': { tone: 'process' },
  'aml-in-review': { tone: 'process' },
  'task-in-review': { tone: 'process' },
  'level-open': { tone: 'info', takes: 'level' },
  'task-open': { tone: 'info', takes: 'task' },
  'level-verified': { tone: 'success' },
  /** Nothing is requested, and the identity is verified. */
  'update-current': { tone: 'success' },
  /** Nothing is requested. */
  'update-not-asked': { tone: 'neutral' },
  'task-done': { tone: 'success', note: true },
  'task-locked': { tone: 'neutral', note: true },
  /** The previous level has to be verified first. */
  'level-locked': { tone: 'neutral', note: true },
  /** Could be started, but something that blocks the whole account has to be resolved first. */
  'level-on-hold': { tone: 'neutral', note: true },
} as const satisfies Record<string, KindRow>;
export type StatementKind = keyof typeof STATEMENT_KINDS;

/** Statements about one submission, from its review to its rejection. */
const CASE_KINDS = [
  'level-in-review',
  'level-rejected',
  'level-rejected-finally',
  'update-in-review',
  'update-rejected',
  'update-rejected-daily',
] as const satisfies readonly StatementKind[];
export type CaseKind = (typeof CASE_KINDS)[number];

/** Whether a statement is about one submission. */
export function isCase<S extends { readonly kind: StatementKind }>(one: S): one is S & { readonly kind: CaseKind } {
  return CASE_KINDS.some((kind) => kind === one.kind);
}

const ORDER = Object.keys(STATEMENT_KINDS) as StatementKind[];
/** Rank of the update if the server does not want it as the headline (`displayUpdatePOI`): right before 'all done'. */
const NOT_RAISED = ORDER.indexOf('level-verified') - 0.5;

/** Properties of a kind. */
export function rowOf(kind: StatementKind): KindRow {
  return STATEMENT_KINDS[kind];
}

/** The member's next step. A `start` is always allowed by the eligibility rule. */
export type NextStep =
  | {
      readonly kind: 'start';
      readonly request: VerificationRequest;
      readonly to: string;
      /** The member has begun it in this tab and not finished. */
      readonly isResumed?: true;
    }
  | { readonly kind: 'task'; readonly to: string }
  /** Changes the country of residence. */
  | { readonly kind: 'residence'; readonly to: string }
  /** A screen of the app with more about it. */
  | { readonly kind: 'see'; readonly to: string }
  /** The screen that shows how far a review is and when its result is expected. */
  | { readonly kind: 'progress'; readonly to: string }
  | { readonly kind: 'support' }
  /** This account's part in an identity transfer, on the personal page. */
  | { readonly kind: 'transfer' }
  /** The hint on how to continue in the mobile app. */
  | { readonly kind: 'mobile-app' };

/** One statement about the member: what happened, what to do next, how long it takes. Keys and values, no texts. */
export interface Statement {
  readonly kind: StatementKind;
  readonly tone: StatementTone;
  /** The member's next step; undefined: none now. */
  readonly action?: NextStep | undefined;
  readonly takes?: Duration | undefined;
  readonly level?: StepLevel | undefined;
  readonly task?: PersonalTask | undefined;
  /** ISO 3166 alpha-3 code of the country that it is about. */
  readonly country?: string | undefined;
  /** The server's text. */
  readonly text?: string | undefined;
  /** Reason of a rejection: a vendor's code or the server's text. */
  readonly reason?: string | undefined;
  /** Deadline of the member or of a review, Unix time in milliseconds. */
  readonly until?: number | undefined;
  /** `until` has passed. */
  readonly isLate?: boolean | undefined;
  /** The server does not want it as the headline. */
  readonly isQuiet?: boolean | undefined;
}

/** Creates a statement with the properties of its kind. A step in the mobile app takes as long as the app's flow. */
export function statement(kind: StatementKind, more: Omit<Partial<Statement>, 'kind' | 'tone'> = {}): Statement {
  const { tone, takes } = rowOf(kind);
  return { kind, tone, takes: more.action?.kind === 'mobile-app' ? 'app' : takes, ...more };
}

/** Rank in the order of priority; the smallest is the most urgent. */
export function rankOf({ kind, isQuiet }: Statement): number {
  return isQuiet ? NOT_RAISED : ORDER.indexOf(kind);
}
