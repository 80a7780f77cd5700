import { updateTask } from './compliance-tasks';
import type { PersonalTask } from './personal-tasks';
import { type Priorities, type PriorityFacts, priorities } from './priority';
import { isSameStep, type NextStep, rankOf, type Statement, type StatementKind } from './statements';
import { STEP_LEVELS, type StepLevel } from './steps';
import type { ComplianceTaskStatus } from './tasks';

/** In page order. `news` asks for nothing itself. `stopped`: only support can help. */
export const PLAN_STATES = ['news', 'todo', 'review', 'stopped', 'locked', 'done'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

export interface PlanRow {
  readonly id: string;
  readonly state: PlanState;
  readonly level?: StepLevel | undefined;
  readonly task?: PersonalTask | undefined;
  /** Undefined for the levels of a closed account. */
  readonly statement?: Statement | undefined;
  /** The headline says it. */
  readonly isHeadline: boolean;
  /** The page's primary action does it. */
  readonly isNext: boolean;
  /** Undefined where there is none, or the headline has it. */
  readonly action?: NextStep | undefined;
}

const OF_TASK: Readonly<Record<ComplianceTaskStatus, PlanState>> = {
  TODO: 'todo',
  REJECTED: 'todo',
  EXPIRED: 'todo',
  IN_REVIEW: 'review',
  LOCKED: 'locked',
  DONE: 'done',
};

/** Of levels. All others are news. */
const OF_KIND: Partial<Record<StatementKind, PlanState>> = {
  'level-open': 'todo',
  'level-rejected': 'todo',
  'level-in-review': 'review',
  'level-rejected-finally': 'stopped',
  'level-disabled': 'stopped',
  'level-locked': 'locked',
  'level-on-hold': 'locked',
  'level-verified': 'done',
};

/** All that is asked of the member, each thing once and in order, then what is done. */
export function planOf(facts: PriorityFacts, said: Priorities = priorities(facts)): readonly PlanRow[] {
  const { headline, rest } = said;
  const [update] = updateTask(facts);
  const rows = [headline, ...rest].flatMap((statement): PlanRow[] => {
    const { kind, level } = statement;
    const task = statement.task ?? (isUpdate(statement) ? update : undefined);
    const { isNext, ...place } = placeOf(statement, said);
    const row = (id: string, state: PlanState) => [
      { id, state, level, task, statement, ...place, isNext: isNext && state === 'todo' },
    ];
    if (level !== undefined) return row(level, OF_KIND[kind] ?? 'locked');
    if (task) return row(task.id, OF_TASK[task.status]);
    // A transfer has its own part.
    return place.isHeadline || kind.startsWith('transfer-') ? [] : row(kind, 'news');
  });
  const levels = STEP_LEVELS.filter((level) => !rows.some((row) => row.level === level));
  const closed = levels.map(
    (level): PlanRow => ({ id: level, level, state: 'locked', isHeadline: false, isNext: false }),
  );
  return [...rows, ...closed].sort(
    (one, other) => PLAN_STATES.indexOf(one.state) - PLAN_STATES.indexOf(other.state) || inGroup(one, other),
  );
}

const isUpdate = ({ kind }: Statement) => kind.startsWith('update-');

/** Others are only news. */
function hasRow(statement: Statement): boolean {
  return statement.level !== undefined || statement.task !== undefined || isUpdate(statement);
}

/** By urgency. Of equal levels the lower one comes first, unless the other is next. */
function inGroup(one: PlanRow, other: PlanRow): number {
  if (!one.statement || !other.statement) return 0;
  const byRank = rankOf(one.statement) - rankOf(other.statement);
  if (byRank !== 0 || !one.level || !other.level) return byRank;
  return Number(other.isNext) - Number(one.isNext) || one.level.localeCompare(other.level);
}

function placeOf(statement: Statement, { headline, rest, primary }: Priorities) {
  const { action } = statement;
  const isHeadline = statement === headline;
  // Of tasks with one address, the most urgent.
  const leading = primary && [headline, ...rest].find((one) => hasRow(one) && isSameStep(one.action, primary.action));
  const next = primary && hasRow(primary) ? primary : leading;
  const isNext = statement === next;
  return { isHeadline, isNext, action: isHeadline || (isNext && primary === headline) ? undefined : action };
}
