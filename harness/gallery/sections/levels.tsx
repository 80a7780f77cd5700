import { Button } from '../../../src/ui/button';
import { LimitTable } from '../../../src/ui/limit-table';
import { LevelCard, type LevelLook, Plan, PlanTask } from '../../../src/ui/plan';
import type { SectionProps } from '../settings';
import { Grid, Specimen } from '../specimen';

const LOOKS: readonly LevelLook[] = ['open', 'locked', 'process', 'success', 'warning', 'danger'];

export function Levels({ settings: { texts: t } }: SectionProps) {
  return (
    <>
      <Specimen name="Plan with levels, in all looks">
        <Plan>
          {LOOKS.map((look) => (
            <LevelCard
              key={look}
              title={t.level}
              summary={t.levelSummary}
              look={look}
              status={t.status}
              amount="50 BTC"
              amountLabel={t.limit}
              isNext={look === 'open'}
              explanation={t.explanation}
              facts={[t.fact]}
              action={look === 'open' && <Button variant="primary">{t.button}</Button>}
            />
          ))}
        </Plan>
      </Specimen>
      <Specimen name="Plan with tasks and news">
        <Plan>
          <PlanTask title={<a href="#tasks">{t.task}</a>} hint={t.taskHint} status={t.taskStatus} tone="info" isNext />
          <PlanTask title={t.task} hint={t.taskHint} status={t.taskBlocked} tone="neutral" blocked />
          <PlanTask title={t.noteTitle} hint={t.noteBody} tone="warning" />
        </Plan>
      </Specimen>
      <Specimen name="Level without an amount and without an explanation">
        <Plan>
          <LevelCard title={t.level} summary={t.levelSummary} look="success" status={t.taskDone} />
        </Plan>
      </Specimen>
      <Grid>
        <Specimen name="Limit table">
          <LimitTable
            title={t.limitTitle}
            level={3}
            head={[t.coin, t.limit]}
            rows={[
              { name: 'BTC', values: ['2'] },
              { name: 'USDT', values: ['100,000.50'] },
            ]}
            empty={t.empty}
            note={t.limitNote}
          />
        </Specimen>
        <Specimen name="Limit table without rows">
          <LimitTable title={t.limitTitle} level={3} head={[t.coin, t.limit]} rows={[]} empty={t.empty} />
        </Specimen>
      </Grid>
    </>
  );
}
