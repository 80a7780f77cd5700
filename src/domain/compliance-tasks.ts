import { type PersonalTask, type ProcessTask, personalTasks } from './personal-tasks';
import { type PriorityFacts, statementFor, UPDATE_KINDS, type UpdateKind } from './priority';
import { type ComplianceTaskStatus, OPEN_TASK_STATUSES } from './tasks';

/**
 * All tasks of a member, for the list of compliance tasks. A task that the personal page shows too has the same status and the same link
 * there, because both come from `personalTasks`.
 */

/** The groups of the list, in the order of the page. */
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

/** Place of a status among the tasks that can be worked on: overdue tasks come first. */
const URGENCY: readonly ComplianceTaskStatus[] = ['EXPIRED', 'REJECTED', 'TODO'];

/** Status of the task 'update your proof of identity' for each status of the update; undefined: there is no such task. */
const OF_UPDATE = {
  'update-needed': 'TODO',
  'update-rejected': 'REJECTED',
  'update-rejected-daily': 'LOCKED',
  'update-in-review': 'IN_REVIEW',
  'update-current': undefined,
  'update-not-asked': undefined,
} as const satisfies Record<UpdateKind, ComplianceTaskStatus | undefined>;

/** A task's key: several services may list the same task. */
const keyOf = ({ type, id }: ProcessTask) => `${type} ${id}`;

/**
 * Tasks of kyc-info and of the task lists, each once. Where both have a task, the status of kyc-info counts, so that this list and the
 * personal page agree.
 *
 * @param listed tasks of `compliance-tasks` and of the task service
 */
export function allTasks(facts: PriorityFacts, listed: readonly ProcessTask[]): PersonalTask[] {
  const { isVerificationProcess, tasks } = facts.verificationProcess;
  const known = new Map<string, ProcessTask>();
  for (const task of [...(isVerificationProcess ? tasks : []), ...listed]) {
    if (!known.has(keyOf(task))) known.set(keyOf(task), task);
  }
  const verificationProcess = { isVerificationProcess: true, tasks: [...known.values()] };
  return [...updateTask(facts), ...personalTasks({ ...facts, verificationProcess })];
}

/** The update of the proof of identity. On the personal page it is a headline of its own, so `personalTasks` leaves it out. */
function updateTask(facts: PriorityFacts): PersonalTask[] {
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

/** The tasks by group. Tasks to work on are sorted: overdue, not approved, to do, and then the nearest deadline first. */
export function groupTasks(tasks: readonly PersonalTask[]): Readonly<Record<TaskGroup, readonly PersonalTask[]>> {
  const inGroup = (group: TaskGroup) => tasks.filter(({ status }) => GROUP_OF[status] === group);
  const due = ({ deadline }: PersonalTask) => deadline ?? Number.POSITIVE_INFINITY;
  const open = inGroup('open').sort(
    (one, other) =>
      URGENCY.indexOf(one.status) - URGENCY.indexOf(other.status) ||
      // Two tasks without a deadline keep their order: Infinity minus Infinity is NaN, which sorts like 0.
      due(one) - due(other),
  );
  return { open, review: inGroup('review'), locked: inGroup('locked'), done: inGroup('done') };
}
