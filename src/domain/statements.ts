import type { TimedTask } from './durations';
import type { VerificationRequest } from './eligibility-types';
import type { PersonalTask } from './personal-tasks';
import type { StepLevel } from './steps';

/** `process`: the member need not act. */
export type StatementTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral' | 'process';

export type Duration = 'support' | 'level' | TimedTask;

interface KindRow {
  readonly tone: StatementTone;
  /** Blocks everything else, so its action comes first. */
  readonly blocks?: true;
  /** Never the headline. */
  readonly note?: true;
  readonly takes?: Duration;
}

/** In order of priority, most urgent first. */
export const STATEMENT_KINDS = {
  /** Not opened, or closed by the KYC tag. */
  'account-closed': { tone: 'warning', blocks: true, takes: 'support' },
  'account-company': { tone: 'warning', blocks: true, takes: 'support' },
  'country-not-served': { tone: 'danger', blocks: true, takes: 'residence' },
  /** Never reveals the verdict, not even by colour. */
  'aml-rejected': { tone: 'warning', blocks: true, takes: 'support' },
  'level-rejected-finally': { tone: 'danger', blocks: true, takes: 'support' },
  'level-disabled': { tone: 'warning', blocks: true, takes: 'support' },
  'account-limited': { tone: 'warning', blocks: true },
  'attempt-failed': { tone: 'danger', note: true },
  /** Belongs to no level or update. */
  'rejection-reason': { tone: 'danger', note: true },
  /** Expires, and may be an attack. */
  'transfer-confirm': { tone: 'warning' },
  'update-rejected': { tone: 'danger', takes: 'update' },
  'update-needed': { tone: 'warning', takes: 'update' },
  /** No attempts are left today. */
  'update-rejected-daily': { tone: 'danger' },
  'task-overdue': { tone: 'danger' },
  'level-rejected': { tone: 'danger', takes: 'level' },
  'task-rejected': { tone: 'danger' },
  'task-required': { tone: 'warning' },
  'transfer-waiting': { tone: 'process' },
  'update-in-review': { tone: 'process' },
  'level-in-review': { tone: 'process' },
  'aml-in-review': { tone: 'process' },
  'task-in-review': { tone: 'process' },
  'level-open': { tone: 'info', takes: 'level' },
  'task-open': { tone: 'info' },
  'level-verified': { tone: 'success' },
  'update-current': { tone: 'success' },
  'update-not-asked': { tone: 'neutral' },
  'task-done': { tone: 'success', note: true },
  'task-locked': { tone: 'neutral', note: true },
  'level-locked': { tone: 'neutral', note: true },
  'level-on-hold': { tone: 'neutral', note: true },
} as const satisfies Record<string, KindRow>;
export type StatementKind = keyof typeof STATEMENT_KINDS;

/** From its review to its rejection. */
const CASE_KINDS = [
  'level-in-review',
  'level-rejected',
  'level-rejected-finally',
  'update-in-review',
  'update-rejected',
  'update-rejected-daily',
] as const satisfies readonly StatementKind[];
export type CaseKind = (typeof CASE_KINDS)[number];

export function isCase<S extends { readonly kind: StatementKind }>(one: S): one is S & { readonly kind: CaseKind } {
  return CASE_KINDS.some((kind) => kind === one.kind);
}

const ORDER = Object.keys(STATEMENT_KINDS) as StatementKind[];
/** Without `displayUpdatePOI`: right before 'all done'. */
const NOT_RAISED = ORDER.indexOf('level-verified') - 0.5;

export function rowOf(kind: StatementKind): KindRow {
  return STATEMENT_KINDS[kind];
}

/** The eligibility rule always allows a `start`. */
export type NextStep =
  | {
      readonly kind: 'start';
      readonly request: VerificationRequest;
      readonly to: string;
      readonly isResumed?: true;
    }
  | { readonly kind: 'task'; readonly to: string }
  | { readonly kind: 'residence'; readonly to: string }
  /** A screen with details. */
  | { readonly kind: 'see'; readonly to: string }
  | { readonly kind: 'progress'; readonly to: string }
  | { readonly kind: 'support' }
  | { readonly kind: 'transfer' }
  | { readonly kind: 'mobile-app' };

/** Keys and values, no texts. */
export interface Statement {
  readonly kind: StatementKind;
  readonly tone: StatementTone;
  readonly action?: NextStep | undefined;
  readonly takes?: Duration | undefined;
  readonly level?: StepLevel | undefined;
  readonly task?: PersonalTask | undefined;
  /** ISO 3166 alpha-3. */
  readonly country?: string | undefined;
  readonly text?: string | undefined;
  readonly reason?: string | undefined;
  /** Unix time in milliseconds. */
  readonly until?: number | undefined;
  /** `until` has passed. */
  readonly isLate?: boolean | undefined;
  readonly isQuiet?: boolean | undefined;
}

/** App steps take as long as the app's flow. */
export function statement(kind: StatementKind, more: Omit<Partial<Statement>, 'kind' | 'tone'> = {}): Statement {
  const { tone, takes } = rowOf(kind);
  return { kind, tone, takes: more.action?.kind === 'mobile-app' ? 'app' : takes, ...more };
}

/** The smallest is the most urgent. */
export function rankOf({ kind, isQuiet }: Statement): number {
  return isQuiet ? NOT_RAISED : ORDER.indexOf(kind);
}

/** Two statements may lead to the same step. */
export function isSameStep(one: NextStep | undefined, other: NextStep | undefined): boolean {
  return one !== undefined && other !== undefined && 'to' in one && 'to' in other && one.to === other.to;
}
