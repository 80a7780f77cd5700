import { eligibility } from './eligibility';
import type { EligibilityFacts, VerificationRequest } from './eligibility-types';
import { type PersonalTask, personalTasks, type TaskFacts } from './personal-tasks';
import { type NextStep, rankOf, rowOf, type Statement, type StatementKind, statement } from './statements';
import { NO_LIMITATION, type StepStatus, type UpdatePoiStatus } from './statuses';
import { STEP_LEVELS, type StepLevel, stepsOf } from './steps';
import { taskAddress } from './task-routes';
import { type ComplianceTaskStatus, OPEN_TASK_STATUSES, TIMED_TASKS } from './tasks';
import { type TransferFacts, transferStage } from './transfer';
import { unfinishedAt } from './unfinished';

/** All screens use it, so they cannot contradict each other. */

export interface PriorityFacts extends TaskFacts {
  readonly limitation: string;
  readonly limitationInfo: string;
  readonly errorNotify: string;
  readonly additionalRejectReason: string;
  readonly residenceCountry: string;
  readonly kybQuota: string;
  readonly updatePoi: EligibilityFacts['updatePoi'] & {
    readonly rejectReason: string;
    readonly deadline?: number | undefined;
  };
  readonly displayControl: TaskFacts['displayControl'] & { readonly displayUpdatePOI: boolean };
  /** In this tab (`unfinished.ts`). */
  readonly drafts?: ReadonlySet<string> | undefined;
  readonly transfer?: TransferFacts | undefined;
  /** From get-config. */
  readonly unsupportedCountries?: readonly string[] | undefined;
}

export interface Priorities {
  readonly headline: Statement;
  /** Most urgent first. */
  readonly rest: readonly Statement[];
  /** A startable level if the headline is only informative. */
  readonly primary: Statement | undefined;
}

export type Topic = 'account' | 'update' | StepLevel;

export type LevelKind = Extract<StatementKind, `level-${string}`>;
export type UpdateKind = Extract<StatementKind, `update-${string}`>;

export const LEVEL_KINDS = {
  ALLOW: 'level-open',
  NOT_ALLOW: 'level-locked',
  PENDING: 'level-in-review',
  SUCCESS: 'level-verified',
  FAILED_AND_CAN_RETRY: 'level-rejected',
  FAILED_AND_CAN_NOT_RETRY: 'level-rejected-finally',
  CERTIFICATION_DISABLED: 'level-disabled',
} as const satisfies Record<StepStatus, LevelKind>;

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

export function priorities(facts: PriorityFacts): Priorities {
  const others = statements(facts).sort(byRank);
  const all = isLimited(facts) ? [...others, limitedStatement(facts, others)].sort(byRank) : others;
  const headline = all.find(({ kind }) => !rowOf(kind).note) ?? CLOSED;
  const rest = all.filter((one) => one !== headline);
  const waits = headline.tone === 'process' || headline.action === undefined;
  const meanwhile = rest.find(({ level, action }) => level !== undefined && action?.kind === 'start');
  return { headline, rest, primary: waits ? meanwhile : headline };
}

export function statementFor(topic: Topic, facts: PriorityFacts): Statement {
  if (topic === 'account') return priorities(facts).headline;
  if (topic === 'update') return isClosed({ kind: 'update-poi' }, facts) ? CLOSED : updateStatement(facts);
  return isClosed(LEVEL_1, facts) ? CLOSED : levelStatement(topic, facts);
}

const LEVEL_1 = { kind: 'document', level: 'LEVEL_1' } as const;
const CLOSED = statement('account-closed', { action: { kind: 'support' } });

const byRank = (one: Statement, other: Statement) => rankOf(one) - rankOf(other);

/** First time, after a rejection, or again. */
export function asksForIdentity({ headline, rest }: Priorities): boolean {
  return [headline, ...rest].some(
    ({ level, kind, action }) =>
      (level === 'LEVEL_1' || kind.startsWith('update-')) && action !== undefined && ASKS.has(action.kind),
  );
}

const ASKS: ReadonlySet<NextStep['kind']> = new Set(['start', 'mobile-app']);
const LIFTS: ReadonlySet<NextStep['kind']> = new Set([...ASKS, 'task']);

/** @param others in their order */
function limitedStatement({ limitationInfo: text }: PriorityFacts, others: readonly Statement[]): Statement {
  const next = others.find(
    ({ kind, action }) => kind !== 'task-open' && action !== undefined && LIFTS.has(action.kind),
  );
  return statement('account-limited', { text, action: next?.action ?? { kind: 'support' } });
}

function statements(facts: PriorityFacts): Statement[] {
  const closed = isClosed(LEVEL_1, facts);
  const levels = closed ? [] : STEP_LEVELS.map((level) => levelStatement(level, facts));
  // The higher level matters more to a verified member.
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

/** Of every level. Two need late data. */
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

/** Falls back to the app if that is the only obstacle. */
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
  // kyc-info's reason belongs to the first rejected level.
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

/** A completed transfer needs no action. */
function transferStatements({ transfer }: PriorityFacts): Statement[] {
  const stage = transfer && transferStage(transfer);
  if (stage === 'confirm') return [statement('transfer-confirm', { action: { kind: 'transfer' } })];
  return stage === 'waiting' ? [statement('transfer-waiting')] : [];
}

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
    takes: OPEN_TASK_STATUSES.has(task.status) ? TIMED_TASKS[task.type] : undefined,
  });
}
