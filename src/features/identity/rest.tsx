import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PriorityFacts } from '../../domain/priority';
import type { Statement } from '../../domain/statements';
import { joinSentences } from '../../i18n/join-sentences';
import { TaskList } from '../../ui/task-list';
import { TextLink } from '../../ui/text-link';
import { Reason } from '../shared/review/reason';
import { useTaskRow } from '../shared/tasks/task-row';
import { useLockText } from '../shared/tasks/use-lock-text';
import { NextStepLink } from './next-step-link';
import { isSpelled, useStatementTexts } from './statement-texts';

/** The compliance tasks page lists all of them. */
const FIRST_TASKS = 5;

interface RestProps {
  readonly rest: readonly Statement[];
  readonly facts: PriorityFacts;
}

export function Rest({ rest, facts }: RestProps) {
  const { t, i18n } = useTranslation();
  const textsOf = useStatementTexts();
  const rowOf = useTaskRow();
  const lockText = useLockText();
  const notes = rest.flatMap((one) => {
    const { kind, level, task, tone, action, reason } = one;
    if (level !== undefined || task !== undefined || !isSpelled(kind)) return [];
    const { title, body } = textsOf({ ...one, kind });
    const hint = (
      <>
        {reason !== undefined && <Reason code={reason} />}
        <p>{joinSentences(body, i18n.language)}</p>
        {action && <NextStepLink action={action} kind={kind} look="text" />}
      </>
    );
    return [{ id: kind, title, hint, tone }];
  });
  const tasks = rest.flatMap(({ task }) => (task ? [rowOf(task, lockText(task, facts))] : []));
  return (
    <>
      {notes.length > 0 && <TaskList tasks={notes} />}
      {tasks.length > 0 && (
        <section aria-labelledby="tasks" className="flex flex-col gap-4">
          <h2 id="tasks" className="text-lg font-semibold">
            {t('personal.tasks.heading')}
          </h2>
          <TaskList tasks={tasks.slice(0, FIRST_TASKS)} />
          <TextLink asChild className="self-start">
            <Link to="/auth/complianceTasks">{t('personal.tasks.all')}</Link>
          </TextLink>
        </section>
      )}
    </>
  );
}
