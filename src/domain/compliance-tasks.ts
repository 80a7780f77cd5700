import { type PersonalTask, type ProcessTask, personalTasks } from './personal-tasks';
import { type PriorityFacts, statementFor, UPDATE_KINDS, type UpdateKind } from './priority';
import { type ComplianceTaskStatus, OPEN_TASK_STATUSES } from './tasks';

/** Status and link match the personal page. */

/** In page order. */
export const TASK_GROUPS = ['open', 'review', 'locked', 'done'] as const;
export type TaskGroup = (typeof TASK_GROUPS)[number];

const GROUP_OF = {
  EXPIRED: 'open',
  REJECTED: 'open',
  TODO: 'open',
  IN_REVIEW: 'review',
  LOCKED: 'locked',
  DONE: 'done',
} as const satisfies Record<ComplianceTaskStatus, TaskGroup>;

/** Order of open tasks: overdue first. */
const URGENCY: readonly ComplianceTaskStatus[] = ['EXPIRED', 'REJECTED', 'TODO'];

const OF_UPDATE = {
  'update-needed': 'TODO',
  'update-rejected': 'REJECTED',
  'update-rejected-daily': 'LOCKED',
  'update-in-review': 'IN_REVIEW',
  'update-current': undefined,
  'update-not-asked': undefined,
} as const satisfies Record<UpdateKind, ComplianceTaskStatus | undefined>;

/** Several services may list the same task. */
const keyOf = ({ type, id }: ProcessTask) => `${type} ${id}`;

/** Without duplicates; kyc-info's status wins. @param listed from `compliance-tasks` and the task service */
export function allTasks(facts: PriorityFacts, listed: readonly ProcessTask[]): PersonalTask[] {
  const { isVerificationProcess, tasks } = facts.verificationProcess;
  const known = new Map<string, ProcessTask>();
  for (const task of [...(isVerificationProcess ? tasks : []), ...listed]) {
    if (!known.has(keyOf(task))) known.set(keyOf(task), task);
  }
  const verificationProcess = { isVerificationProcess: true, tasks: [...known.values()] };
  return [...updateTask(facts), ...personalTasks({ ...facts, verificationProcess })];
}

/** It has its own status, so `personalTasks` omits it. */
export function updateTask(facts: PriorityFacts): PersonalTask[] {
  const { status, deadline, rejectReason } = facts.updatePoi;
  const wanted = OF_UPDATE[UPDATE_KINDS[status]];
  const { kind, action } = statementFor('update', facts);
  if (wanted === undefined || kind === 'account-closed') return [];
  const to = action !== undefined && 'to' in action ? action.to : undefined;
  const isOverdue = OPEN_TASK_STATUSES.has(wanted) && deadline !== undefined && deadline < facts.now;
  return [
    {
      id: 'UPDATE_POI',
      type: 'UPDATE_POI',
      status: isOverdue ? 'EXPIRED' : wanted,
      title: '',
      reason: rejectReason,
      deadline,
      templateCode: '',
      required: true,
      canChange: false,
      to: OPEN_TASK_STATUSES.has(wanted) ? to : undefined,
    },
  ];
}

/** Open: overdue, rejected, to do, then by deadline. */
export function groupTasks(tasks: readonly PersonalTask[]): Readonly<Record<TaskGroup, readonly PersonalTask[]>> {
  const inGroup = (group: TaskGroup) => tasks.filter(({ status }) => GROUP_OF[status] === group);
  const due = ({ deadline }: PersonalTask) => deadline ?? Number.POSITIVE_INFINITY;
  const open = inGroup('open').sort(
    (one, other) =>
      URGENCY.indexOf(one.status) - URGENCY.indexOf(other.status) ||
      // Infinity minus Infinity is NaN, which keeps the order like 0.
      due(one) - due(other),
  );
  return { open, review: inGroup('review'), locked: inGroup('locked'), done: inGroup('done') };
}
