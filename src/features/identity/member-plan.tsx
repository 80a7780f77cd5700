import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { helpLink } from '../../domain/help-links';
import type { LevelQuota } from '../../domain/numbers';
import { planOf } from '../../domain/plan';
import type { Priorities, PriorityFacts } from '../../domain/priority';
import { initialConfig } from '../../lib/initial-config';
import { Plan } from '../../ui/plan';
import { TextLink } from '../../ui/text-link';
import { LevelStep } from './level-step';
import { TaskStep } from './task-step';
import type { LimitTexts } from './use-limit-texts';

/** The compliance tasks page lists all of them. */
const FIRST_TASKS = 5;

interface MemberPlanProps {
  readonly facts: PriorityFacts;
  readonly said: Priorities;
  readonly quotas: readonly LevelQuota[];
  readonly limits: LimitTexts;
}

/** Does not repeat the headline's action. */
export function MemberPlan({ facts, said, quotas, limits }: MemberPlanProps) {
  const { t } = useTranslation();
  const rows = planOf(facts, said);
  const tasks = rows.filter(({ task }) => task !== undefined);
  const further = new Set(tasks.slice(FIRST_TASKS));
  return (
    <section aria-labelledby="plan" className="flex flex-col gap-4">
      <h2 id="plan" className="text-lg font-semibold">
        {t('personal.plan')}
      </h2>
      <Plan>
        {rows
          .filter((row) => !further.has(row))
          .map((row) =>
            row.level ? (
              <LevelStep key={row.id} row={row} level={row.level} facts={facts} quotas={quotas} limits={limits} />
            ) : (
              <TaskStep key={row.id} row={row} facts={facts} />
            ),
          )}
      </Plan>
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm pointer-coarse:gap-y-5">
        {tasks.length > 0 && (
          <TextLink asChild>
            <Link to="/auth/complianceTasks">{t('personal.tasks.all')}</Link>
          </TextLink>
        )}
        <TextLink href={helpLink(initialConfig().links.helpCentre, 'details')}>{t('personal.links.details')}</TextLink>
      </p>
    </section>
  );
}
