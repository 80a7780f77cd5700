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
import type { PageDeclaration } from '../shared/flow/step-declaration';
import { combineCalls } from '../shared/loading/combine-calls';
import { usePriorityFacts } from '../shared/member/priority-facts';
import { CHECK_CALL } from '../shared/member/start-calls';
import { useMemberState } from '../shared/member/use-member-state';
import { RegionNotice } from '../shared/region/region-notice';
import { useTaskRow } from '../shared/tasks/task-row';
import { useLockText } from '../shared/tasks/use-lock-text';

function useTaskFacts(pageSize: number) {
  const member = useMemberState({ obtain_aml_questionnaire: true });
  const edd = useCall(endpoints.eddInfo, {});
  const aml = useCall(...CHECK_CALL);
  const own = useCall(endpoints.complianceTasks, {});
  const service = useCall(endpoints.taskList, { page: 1, pageSize });
  const [listed, setListed] = useState(service.data);
  if (service.data !== undefined && service.data !== listed) setListed(service.data);
  const data = combineCalls({ member, edd, aml, own, service: { ...service, data: service.data ?? listed } });
  return { ...data, loadsMore: service.status === 'loading' };
}

const TASKS_STEP = {
  title: 'pages.complianceTasks',
  lead: { text: 'complianceTasks.lead' },
  shape: 'rows',
  help: [],
  action: { kind: 'choice' },
} as const satisfies PageDeclaration;

const PAGE_SIZE = 20;

type Start = NonNullable<ReturnType<typeof useTaskFacts>['data']>;

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
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
        </Button>
        <Button asChild>
          <Link to="/auth/agreement">{t('complianceTasks.agreements')}</Link>
        </Button>
      </div>
      <RegionNotice />
      {tasks.length > 0 && <Region />}
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

/** At the end, because its answer may be late. */
function Region() {
  const { t, i18n } = useTranslation();
  const region = useCall(endpoints.taskRegion, {});
  const code = region.data?.countryCode ?? '';
  const country = countryName({ countryCode: code, nameEn: code, regionCode: 0 }, i18n.language);
  return code !== '' && <p className="text-sm text-muted">{t('complianceTasks.region', { country })}</p>;
}
