import { eligibility } from './eligibility';
import type { EligibilityFacts, VerificationRequest } from './eligibility-types';
import { type PersonalTask, personalTasks, type TaskFacts } from './personal-tasks';
import { type NextStep, rankOf, rowOf, type Statement, type StatementKind, statement } from './statements';
import { NO_LIMITATION, type StepStatus, type UpdatePoiStatus } from './statuses';
import { STEP_LEVELS, type StepLevel, stepsOf } from './steps';
import { taskAddress } from './task-routes';
import type { ComplianceTaskStatus } from './tasks';
import { type TransferFacts, transferStage } from './transfer';
import { unfinishedAt } from './unfinished';

/**
 * Decides what is most important for the member now. The personal page shows all statements; every other screen shows those about its own
 * topic, so that no two screens contradict each other. `statements.ts` defines the order.
 */

/** Input of the rule: kyc-info, member info, the site and its rules, the mode, and data that loads later (undefined until then). */
export interface PriorityFacts extends TaskFacts {
  readonly limitation: string;
  readonly limitationInfo: string;
  readonly errorNotify: string;
  readonly additionalRejectReason: string;
  readonly residenceCountry: string;
  /** Limit of a company's account; empty for persons. */
  readonly kybQuota: string;
  readonly updatePoi: EligibilityFacts['updatePoi'] & {
    readonly rejectReason: string;
    readonly deadline?: number | undefined;
  };
  readonly displayControl: TaskFacts['displayControl'] & { readonly displayUpdatePOI: boolean };
  /** Names of the member's drafts in this tab (`unfinished.ts`). */
  readonly drafts?: ReadonlySet<string> | undefined;
  /** The identity transfer, from transfer/status. */
  readonly transfer?: TransferFacts | undefined;
  /** Countries that are not served, from get-config. */
  readonly unsupportedCountries?: readonly string[] | undefined;
}

export interface Priorities {
  /** The statement at the top of the personal page. */
  readonly headline: Statement;
  /** All other statements, the most urgent first. */
  readonly rest: readonly Statement[];
  /**
   * The statement whose action is the page's primary one: the headline; if that is only informative, the level that can be started
   * meanwhile.
   */
  readonly primary: Statement | undefined;
}

/** Topic of a screen. */
export type Topic = 'account' | 'update' | StepLevel;

export type LevelKind = Extract<StatementKind, `level-${string}`>;
export type UpdateKind = Extract<StatementKind, `update-${string}`>;

/** Statement about a level, by its status. */
export const LEVEL_KINDS = {
  ALLOW: 'level-open',
  NOT_ALLOW: 'level-locked',
  PENDING: 'level-in-review',
  SUCCESS: 'level-verified',
  FAILED_AND_CAN_RETRY: 'level-rejected',
  FAILED_AND_CAN_NOT_RETRY: 'level-rejected-finally',
  CERTIFICATION_DISABLED: 'level-disabled',
} as const satisfies Record<StepStatus, LevelKind>;

/** Statement about a re-submission that the server requested, by its status. */
export const UPDATE_KINDS = {
  DisplayUpdatePOIStatus_No: 'update-not-asked',
  DisplayUpdatePOIStatus_Needed: 'update-needed',
  DisplayUpdatePOIStatus_Pending: 'update-in-review',
  DisplayUpdatePOIStatus_Rejected: 'update-rejected',
  DisplayUpdatePOIStatus_Rejected_Daily: 'update-rejected-daily',
} as const satisfies Record<UpdatePoiStatus, UpdateKind>;

const TASK_KINDS = {
  LOCKED: 'task-locked',
  TODO: 'task-open',
  IN_REVIEW: 'task-in-review',
  REJECTED: 'task-rejected',
  DONE: 'task-done',
  EXPIRED: 'task-overdue',
} as const satisfies Record<ComplianceTaskStatus, StatementKind>;

/** Returns the headline, and the other statements in their order. */
export function priorities(facts: PriorityFacts): Priorities {
  const others = statements(facts).sort(byRank);
  const all = isLimited(facts) ? [...others, limitedStatement(facts, others)].sort(byRank) : others;
  const headline = all.find(({ kind }) => !rowOf(kind).note) ?? CLOSED;
  const rest = all.filter((one) => one !== headline);
  const waits = headline.tone === 'process' || headline.action === undefined;
  const meanwhile = rest.find(({ level, action }) => level !== undefined && action?.kind === 'start');
  return { headline, rest, primary: waits ? meanwhile : headline };
}

/** Returns the statement about one topic, with the same tone and action as on the personal page. */
export function statementFor(topic: Topic, facts: PriorityFacts): Statement {
  if (topic === 'account') return priorities(facts).headline;
  if (topic === 'update') return isClosed({ kind: 'update-poi' }, facts) ? CLOSED : updateStatement(facts);
  return isClosed(LEVEL_1, facts) ? CLOSED : levelStatement(topic, facts);
}

const LEVEL_1 = { kind: 'document', level: 'LEVEL_1' } as const;
const CLOSED = statement('account-closed', { action: { kind: 'support' } });

const byRank = (one: Statement, other: Statement) => rankOf(one) - rankOf(other);

/** Whether the page asks the member to verify their identity: for the first time, after a rejection, or anew. */
export function asksForIdentity({ headline, rest }: Priorities): boolean {
  return [headline, ...rest].some(
    ({ level, kind, action }) =>
      (level === 'LEVEL_1' || kind.startsWith('update-')) && action !== undefined && ASKS.has(action.kind),
  );
}

const ASKS: ReadonlySet<NextStep['kind']> = new Set(['start', 'mobile-app']);
const LIFTS: ReadonlySet<NextStep['kind']> = new Set([...ASKS, 'task']);

/**
 * A limited account. What the server says about the limitation are its details; the next step is the most urgent one that the member has,
 * else to ask support.
 *
 * @param others the other statements in their order
 */
function limitedStatement({ limitationInfo: text }: PriorityFacts, others: readonly Statement[]): Statement {
  const next = others.find(
    ({ kind, action }) => kind !== 'task-open' && action !== undefined && LIFTS.has(action.kind),
  );
  return statement('account-limited', { text, action: next?.action ?? { kind: 'support' } });
}

/** All current statements except that of a limited account, unordered. */
function statements(facts: PriorityFacts): Statement[] {
  const closed = isClosed(LEVEL_1, facts);
  const levels = closed ? [] : STEP_LEVELS.map((level) => levelStatement(level, facts));
  // The higher level first, because it is the one of interest to a verified member.
  levels.reverse();
  const isAsked = facts.updatePoi.status !== 'DisplayUpdatePOIStatus_No' && !isClosed({ kind: 'update-poi' }, facts);
  const isReasonGiven = levels.some(({ reason }) => reason !== undefined);
  return [
    ...(closed ? [CLOSED] : []),
    ...accountBlocks(facts),
    ...(closed ? [] : transferStatements(facts)),
    ...(facts.aml?.result === 'REVIEW' ? [statement('aml-in-review')] : []),
    ...(facts.errorNotify === '' ? [] : [statement('attempt-failed', { text: facts.errorNotify })]),
    ...(facts.additionalRejectReason === '' || isReasonGiven
      ? []
      : [statement('rejection-reason', { reason: facts.additionalRejectReason })]),
    ...(isAsked ? [updateStatement(facts)] : []),
    ...levels,
    ...personalTasks(facts).map(taskStatement),
  ];
}

function isClosed(request: VerificationRequest, facts: EligibilityFacts): boolean {
  const answer = eligibility(request, facts);
  return !answer.allowed && answer.reason === 'closed';
}

function isLimited({ limitation, limitationInfo }: PriorityFacts): boolean {
  return limitation !== NO_LIMITATION || limitationInfo !== '';
}

/** Statements that prevent the start of every level. Two of them need data that loads later. */
function accountBlocks(facts: PriorityFacts): Statement[] {
  const { residenceCountry: country, unsupportedCountries, aml } = facts;
  const isNotServed = country !== '' && unsupportedCountries?.includes(country);
  const isCompany = facts.kybQuota !== '' && STEP_LEVELS.some((level) => CAN_START.has(kindOf(level, facts)));
  return [
    ...(isCompany ? [statement('account-company', { action: { kind: 'support' } })] : []),
    ...(isNotServed
      ? [statement('country-not-served', { country, action: { kind: 'residence', to: taskAddress('RESIDENCE_INFO') } })]
      : []),
    ...(aml?.result === 'REJECT' ? [statement('aml-rejected', { action: { kind: 'support' } })] : []),
  ];
}

/** The action that starts a request, if the eligibility rule allows it; the mobile app, if that is the only reason of the refusal. */
function startOf(request: VerificationRequest, to: string, facts: EligibilityFacts): NextStep | undefined {
  const answer = eligibility(request, facts);
  if (answer.allowed) return { kind: 'start', request, to };
  return answer.reason === 'mobile-app' ? { kind: 'mobile-app' } : undefined;
}

const OFFERS_SUPPORT: ReadonlySet<LevelKind> = new Set(['level-rejected-finally', 'level-disabled']);
const CAN_START: ReadonlySet<LevelKind> = new Set(['level-open', 'level-rejected']);
const IS_REJECTED: ReadonlySet<LevelKind> = new Set(['level-rejected', 'level-rejected-finally']);

function kindOf(level: StepLevel, facts: PriorityFacts): LevelKind {
  return LEVEL_KINDS[stepsOf(facts)[level].status];
}

function levelStatement(level: StepLevel, facts: PriorityFacts): Statement {
  const kind = kindOf(level, facts);
  // kyc-info has one reason, which belongs to the first rejected level.
  const isAboutThis = IS_REJECTED.has(kind) && (level === 'LEVEL_1' || !IS_REJECTED.has(kindOf('LEVEL_1', facts)));
  const reason = isAboutThis ? facts.additionalRejectReason || undefined : undefined;
  if (OFFERS_SUPPORT.has(kind)) return statement(kind, { level, reason, action: { kind: 'support' } });
  if (kind === 'level-in-review') {
    return statement(kind, { level, action: { kind: 'progress', to: `/auth/kyc?level=${level}&step=result` } });
  }
  if (!CAN_START.has(kind)) return statement(kind, { level });
  const action = startOf({ kind: 'document', level }, `/auth/kyc?level=${level}`, facts);
  if (action === undefined || accountBlocks(facts).length > 0) return statement('level-on-hold', { level, reason });
  const to = unfinishedAt(level, facts.drafts, facts);
  const isResumed = action.kind === 'start' && to !== undefined;
  return statement(kind, { level, action: isResumed ? { ...action, to, isResumed } : action, reason });
}

/** A transfer that is still open. A completed one has no part in the order of what is to be done. */
function transferStatements({ transfer }: PriorityFacts): Statement[] {
  const stage = transfer && transferStage(transfer);
  if (stage === 'confirm') return [statement('transfer-confirm', { action: { kind: 'transfer' } })];
  return stage === 'waiting' ? [statement('transfer-waiting')] : [];
}

/** What the member can look at while nothing can be sent. */
const UPDATE_LOOKS: Partial<Record<UpdateKind, 'see' | 'progress'>> = {
  'update-rejected-daily': 'see',
  'update-in-review': 'progress',
};

function updateStatement(facts: PriorityFacts): Statement {
  const { status, rejectReason, deadline: until } = facts.updatePoi;
  const isVerified = stepsOf(facts).LEVEL_1.status === 'SUCCESS';
  const kind = UPDATE_KINDS[status];
  if (kind === 'update-not-asked') return statement(isVerified ? 'update-current' : kind);
  const to = taskAddress('UPDATE_POI');
  const look = UPDATE_LOOKS[kind];
  const action = look ? { kind: look, to } : startOf({ kind: 'update-poi' }, to, facts);
  return statement(kind, {
    action,
    until,
    isLate: until !== undefined && until < facts.now,
    reason: rejectReason || undefined,
    isQuiet: !facts.displayControl.displayUpdatePOI,
  });
}

function taskStatement(task: PersonalTask): Statement {
  const kind = task.status === 'TODO' && task.required ? 'task-required' : TASK_KINDS[task.status];
  const { to } = task;
  return statement(kind, {
    task,
    action: to === undefined ? undefined : { kind: task.canChange ? 'see' : 'task', to },
    until: task.deadline,
    isLate: kind === 'task-overdue',
    reason: task.reason || undefined,
  });
}
