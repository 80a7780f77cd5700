import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { allTasks, groupTasks, TASK_GROUPS } from '../../domain/compliance-tasks';
import type { PersonalTask } from '../../domain/personal-tasks';
import type { PriorityFacts } from '../../domain/priority';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { countryName } from '../../ui/fields/countries';
import { TaskList } from '../../ui/task-list';
import { LoadedPage } from '../shared/flow/declared-page';
import { usePriorityFacts } from '../shared/member/priority-facts';
import { RegionNotice } from '../shared/region/region-notice';
import { useTaskRow } from '../shared/tasks/task-row';
import { useLockText } from '../shared/tasks/use-lock-text';
import { TASKS_STEP } from './tasks-step';
import { useTaskFacts } from './use-task-facts';

/** Tasks of the task service that are asked for at once. */
const PAGE_SIZE = 20;

type Start = NonNullable<ReturnType<typeof useTaskFacts>['data']>;

/** Every compliance task of the member: to do, in review, not available yet, done. */
export function ComplianceTasksPage() {
  const [pageSize, setPageSize] = useState(PAGE_SIZE);
  const start = useTaskFacts(pageSize);
  return (
    <LoadedPage declared={TASKS_STEP} state={start}>
      {(data) => (
        <Tasks start={data} loadsMore={start.loadsMore} onMore={() => setPageSize((before) => before + PAGE_SIZE)} />
      )}
    </LoadedPage>
  );
}

interface TasksProps {
  readonly start: Start;
  readonly loadsMore: boolean;
  readonly onMore: () => void;
}

function Tasks({ start, loadsMore, onMore }: TasksProps) {
  const { t } = useTranslation();
  const { member, edd, aml, own, service } = start;
  const facts = usePriorityFacts(member, { edd, aml });
  const tasks = allTasks(facts, [...own.tasks, ...service.list]);
  const groups = groupTasks(tasks);
  return (
    <>
      {tasks.length === 0 ? (
        <EmptyState title={t('complianceTasks.empty.title')} body={t('complianceTasks.empty.body')} />
      ) : (
        groups.open.length === 0 && (
          <EmptyState title={t('complianceTasks.nothingOpen.title')} body={t('complianceTasks.nothingOpen.body')} />
        )
      )}
      {TASK_GROUPS.map((group) => (
        <Group key={group} group={group} tasks={groups[group]} facts={facts} />
      ))}
      {service.total > service.list.length && (
        <div>
          <Button loading={loadsMore} onClick={onMore}>
            {t('complianceTasks.more')}
          </Button>
        </div>
      )}
      {tasks.length > 0 && <Region />}
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
        </Button>
        <Button asChild>
          <Link to="/auth/agreement">{t('complianceTasks.agreements')}</Link>
        </Button>
      </div>
      <RegionNotice />
    </>
  );
}

interface GroupProps {
  readonly group: (typeof TASK_GROUPS)[number];
  readonly tasks: readonly PersonalTask[];
  readonly facts: PriorityFacts;
}

function Group({ group, tasks, facts }: GroupProps) {
  const { t } = useTranslation();
  const rowOf = useTaskRow();
  const lockText = useLockText();
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby={`tasks-${group}`} className="flex flex-col gap-3">
      <h2 id={`tasks-${group}`} className="text-lg font-semibold">
        {t(`complianceTasks.group.${group}`)}
      </h2>
      <TaskList tasks={tasks.map((task) => rowOf(task, lockText(task, facts)))} />
    </section>
  );
}

/** Whose rules the tasks follow: a line, on phones two, that is free until the task service has said it, and stays so if it does not. */
function Region() {
  const { t, i18n } = useTranslation();
  const region = useCall(endpoints.taskRegion, {});
  const code = region.data?.countryCode ?? '';
  const country = countryName({ countryCode: code, nameEn: code, regionCode: 0 }, i18n.language);
  return (
    <p className="min-h-5 text-sm text-muted max-sm:min-h-10">
      {code !== '' && t('complianceTasks.region', { country })}
    </p>
  );
}
