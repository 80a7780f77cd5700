import type { VerificationRequest } from './eligibility';
import type { PersonalTask } from './personal-tasks';
import type { StepLevel } from './steps';

/** What the account area says about where a member stands, and how each statement looks. `priority.ts` decides which of them are true. */

/** What a statement means to its reader; `process`: something runs, and nobody has to act. */
export type StatementTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral' | 'process';

/** How long something takes, by the name of its text. */
export type Duration = 'support' | 'residence' | 'update' | 'task' | 'level' | 'app';

interface KindRow {
  readonly tone: StatementTone;
  /** Stands in the way of everything else: its own way forward comes first. */
  readonly blocks?: true;
  /** Stands beside the headline, and never is the headline. */
  readonly note?: true;
  readonly takes?: Duration;
}

/** Every statement, the most pressing first: the order of this table is the order of priority. */
export const STATEMENT_KINDS = {
  /** Verification is not opened for the account, or its KYC tag takes the levels away. */
  'account-closed': { tone: 'warning', blocks: true, takes: 'support' },
  /** A company's account, which is not verified by a person's document. */
  'account-company': { tone: 'warning', blocks: true, takes: 'support' },
  'country-not-served': { tone: 'danger', blocks: true, takes: 'residence' },
  'aml-rejected': { tone: 'danger', blocks: true, takes: 'support' },
  'level-rejected-finally': { tone: 'danger', blocks: true, takes: 'support' },
  'level-disabled': { tone: 'warning', blocks: true, takes: 'support' },
  'account-limited': { tone: 'warning', blocks: true },
  /** A text of the server about the last failure. */
  'attempt-failed': { tone: 'danger', note: true },
  /** Why something was rejected, where no level and no update is. */
  'rejection-reason': { tone: 'danger', note: true },
  'update-rejected': { tone: 'danger', takes: 'update' },
  'update-needed': { tone: 'warning', takes: 'update' },
  /** Rejected, and today's attempts are used. */
  'update-rejected-daily': { tone: 'danger' },
  'task-overdue': { tone: 'danger', takes: 'task' },
  'level-rejected': { tone: 'danger', takes: 'level' },
  'task-rejected': { tone: 'danger', takes: 'task' },
  'task-required': { tone: 'warning', takes: 'task' },
  'update-in-review': { tone: 'process' },
  'level-in-review': { tone: 'process' },
  'aml-in-review': { tone: 'process' },
  'task-in-review': { tone: 'process' },
  'level-open': { tone: 'info', takes: 'level' },
  'task-open': { tone: 'info', takes: 'task' },
  'level-verified': { tone: 'success' },
  /** Nothing is asked for, and the identity is verified. */
  'update-current': { tone: 'success' },
  /** Nothing is asked for. */
  'update-not-asked': { tone: 'neutral' },
  'task-done': { tone: 'success', note: true },
  'task-locked': { tone: 'neutral', note: true },
  /** Waits for the level before. */
  'level-locked': { tone: 'neutral', note: true },
  /** Could be started, but a block of the whole account has to be resolved first. */
  'level-on-hold': { tone: 'neutral', note: true },
} as const satisfies Record<string, KindRow>;
export type StatementKind = keyof typeof STATEMENT_KINDS;

const ORDER = Object.keys(STATEMENT_KINDS) as StatementKind[];
/** Where the update stands in the order when the server keeps it off the personal page's top (`displayUpdatePOI`): right before 'all done'. */
const NOT_RAISED = ORDER.indexOf('level-verified') - 0.5;

/** The row of a kind. */
export function rowOf(kind: StatementKind): KindRow {
  return STATEMENT_KINDS[kind];
}

/** What the member does next. A `start` is always allowed by the eligibility rule. */
export type NextStep =
  | { readonly kind: 'start'; readonly request: VerificationRequest; readonly to: string }
  | { readonly kind: 'task'; readonly to: string }
  /** Changes the country of residence. */
  | { readonly kind: 'residence'; readonly to: string }
  /** A screen of ours with more about it. */
  | { readonly kind: 'see'; readonly to: string }
  /** The help centre's article about verification and limits. */
  | { readonly kind: 'help' }
  | { readonly kind: 'support' }
  /** The hint on how to continue in the mobile app. */
  | { readonly kind: 'mobile-app' };

/** One thing that is true about the member now: what happened, what to do next, how long it takes. Keys and values, no texts. */
export interface Statement {
  readonly kind: StatementKind;
  readonly tone: StatementTone;
  /** What the member can do about it; undefined: nothing, or nothing now. */
  readonly action?: NextStep | undefined;
  readonly takes?: Duration | undefined;
  readonly level?: StepLevel | undefined;
  readonly task?: PersonalTask | undefined;
  /** ISO code of the country that it is about. */
  readonly country?: string | undefined;
  /** A text of the server. */
  readonly text?: string | undefined;
  /** Why something was rejected: a vendor's code or a text of the server. */
  readonly reason?: string | undefined;
  /** Unix time in milliseconds: until when to act, or until when a review lasts. */
  readonly until?: number | undefined;
  /** `until` has passed. */
  readonly isLate?: boolean | undefined;
  /** The server keeps it off the top of the personal page. */
  readonly isQuiet?: boolean | undefined;
}

/** A statement of a kind, with what the kind's row says. What is done in the mobile app takes as long as the app does. */
export function statement(kind: StatementKind, more: Omit<Partial<Statement>, 'kind' | 'tone'> = {}): Statement {
  const { tone, takes } = rowOf(kind);
  return { kind, tone, takes: more.action?.kind === 'mobile-app' ? 'app' : takes, ...more };
}

/** Its place in the order of priority; the smallest is the most pressing. */
export function rankOf({ kind, isQuiet }: Statement): number {
  return isQuiet ? NOT_RAISED : ORDER.indexOf(kind);
}
