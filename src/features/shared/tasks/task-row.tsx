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

/** `locked`: why. Default: a general text. */
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

function Hint({ task, locked }: { readonly task: PersonalTask; readonly locked: string | undefined }) {
  const { t, i18n } = useTranslation();
  // Due in the mobile app.
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

const BY_DOCUMENT: ReadonlySet<ComplianceTaskType> = new Set(['UPDATE_POI', 'UPDATE_POA']);

export function isAnswered({ type }: PersonalTask): boolean {
  return !BY_DOCUMENT.has(type);
}

export function waitOf(task: PersonalTask) {
  const { status, canChange } = task;
  if (canChange) return 'personal.tasks.wait.CAN_CHANGE';
  if (status === 'LOCKED' || status === 'DONE') return `personal.tasks.wait.${status}` as const;
  return isAnswered(task) ? 'personal.tasks.wait.IN_REVIEW' : 'personal.about.amlResult.REVIEW';
}
