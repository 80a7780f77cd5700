import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PersonalTask } from '../../../domain/personal-tasks';
import { type ComplianceTaskStatus, type ComplianceTaskType, OPEN_TASK_STATUSES } from '../../../domain/tasks';
import { longDate } from '../../../lib/long-date';
import type { Task } from '../../../ui/task-list';
import type { Tone } from '../../../ui/tone';
import { Reason } from '../review/reason';

const TONES = {
  LOCKED: 'neutral',
  TODO: 'info',
  IN_REVIEW: 'process',
  REJECTED: 'danger',
  DONE: 'success',
  EXPIRED: 'danger',
} as const satisfies Record<ComplianceTaskStatus, Tone>;

/**
 * Returns a function that turns a task into a row of the list. Its second argument says why a locked task cannot be started yet (default:
 * only that it cannot).
 */
export function useTaskRow(): (task: PersonalTask, locked?: string) => Task {
  const { t } = useTranslation();
  return (task, locked) => ({
    id: task.id,
    title: <Title task={task} />,
    hint: <Hint task={task} locked={locked} />,
    status: t(`personal.tasks.status.${task.status}`),
    tone: TONES[task.status],
    blocked: task.status === 'LOCKED',
  });
}

function Title({ task }: { readonly task: PersonalTask }) {
  const { t } = useTranslation();
  const title = task.title || t(`personal.tasks.type.${task.type}`);
  return task.to === undefined ? title : <Link to={task.to}>{title}</Link>;
}

/** Details of a task: its deadline, the reason of a rejection, what it blocks. */
function Hint({ task, locked }: { readonly task: PersonalTask; readonly locked: string | undefined }) {
  const { t, i18n } = useTranslation();
  // An open task may have no screen here, where the mobile app has it: it is due all the same.
  const isOpen = OPEN_TASK_STATUSES.has(task.status) && !task.canChange;
  const lines = [
    ...(isOpen && task.deadline !== undefined
      ? [
          t(task.status === 'EXPIRED' ? 'personal.tasks.wasDue' : 'personal.tasks.until', {
            date: longDate(task.deadline, i18n.language),
          }),
        ]
      : []),
    ...(isOpen && task.required ? [t('personal.tasks.required')] : []),
    ...(isOpen ? [] : [(task.status === 'LOCKED' && locked) || t(waitOf(task))]),
  ];
  return (
    <>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {(task.status === 'REJECTED' || task.status === 'EXPIRED') && task.reason !== '' && <Reason code={task.reason} />}
    </>
  );
}

/** Tasks for which the member sends documents instead of answers. */
const BY_DOCUMENT: ReadonlySet<ComplianceTaskType> = new Set(['UPDATE_POI', 'UPDATE_POA']);

/** Whether the member answers questions for a task. */
export function isAnswered({ type }: PersonalTask): boolean {
  return !BY_DOCUMENT.has(type);
}

/** Key of what a task says that needs nothing from the member now. */
export function waitOf(task: PersonalTask) {
  const { status, canChange } = task;
  if (canChange) return 'personal.tasks.wait.CAN_CHANGE';
  if (status === 'LOCKED' || status === 'DONE') return `personal.tasks.wait.${status}` as const;
  return isAnswered(task) ? 'personal.tasks.wait.IN_REVIEW' : 'personal.about.amlResult.REVIEW';
}
