import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ResponseOf } from '../../api/endpoint';
import type { complianceEndpoints } from '../../api/endpoints/compliance';
import { type PersonalTask, personalTasks } from '../../domain/personal-tasks';
import type { ComplianceTaskStatus } from '../../domain/tasks';
import { TaskList } from '../../ui/task-list';
import type { Tone } from '../../ui/tone';
import { longDate } from '../long-date';
import { Reason } from './banners';
import type { KycInfo } from './personal-page';

const TONES = {
  LOCKED: 'neutral',
  TODO: 'info',
  IN_REVIEW: 'process',
  REJECTED: 'danger',
  DONE: 'success',
  EXPIRED: 'warning',
} as const satisfies Record<ComplianceTaskStatus, Tone>;

interface TasksProps {
  readonly info: KycInfo;
  /** Undefined while it is not known. */
  readonly edd: ResponseOf<typeof complianceEndpoints.eddInfo> | undefined;
}

/** What is asked of the member beside the levels. */
export function Tasks({ info, edd }: TasksProps) {
  const { t } = useTranslation();
  const tasks = personalTasks(info, edd);
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="tasks" className="flex flex-col gap-4">
      <h2 id="tasks" className="text-lg font-semibold">
        {t('personal.tasks.heading')}
      </h2>
      <TaskList
        tasks={tasks.map((task) => ({
          id: task.id,
          title: <Title task={task} />,
          hint: <Hint task={task} />,
          status: t(`personal.tasks.status.${task.status}`),
          tone: TONES[task.status],
          blocked: task.status === 'LOCKED',
        }))}
      />
    </section>
  );
}

function Title({ task }: { readonly task: PersonalTask }) {
  const { t } = useTranslation();
  const title = task.title || t(`personal.tasks.type.${task.type}`);
  return task.to === undefined ? title : <Link to={task.to}>{title}</Link>;
}

/** What to know before going there: until when, why it came back, what it holds up. */
function Hint({ task }: { readonly task: PersonalTask }) {
  const { t, i18n } = useTranslation();
  const isOpen = task.to !== undefined && !task.canChange;
  const lines = [
    ...(isOpen && task.deadline !== undefined
      ? [t('personal.tasks.until', { date: longDate(task.deadline, i18n.language) })]
      : []),
    ...(isOpen && task.required ? [t('personal.tasks.required')] : []),
    ...(isOpen || task.status === 'REJECTED'
      ? []
      : [t(`personal.tasks.wait.${task.canChange ? 'CAN_CHANGE' : waitOf(task.status)}`)]),
  ];
  return (
    <>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {task.status === 'REJECTED' && task.reason !== '' && <Reason code={task.reason} />}
    </>
  );
}

function waitOf(status: ComplianceTaskStatus): 'LOCKED' | 'IN_REVIEW' | 'DONE' {
  return status === 'LOCKED' || status === 'DONE' ? status : 'IN_REVIEW';
}
