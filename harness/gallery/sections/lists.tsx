import { Button } from '../../../src/ui/button';
import { LevelCard, type LevelLook } from '../../../src/ui/level-card';
import { LimitTable } from '../../../src/ui/limit-table';
import { RequirementList } from '../../../src/ui/requirement-list';
import { StepGuide } from '../../../src/ui/step-guide';
import { SummaryList } from '../../../src/ui/summary-list';
import { TaskList } from '../../../src/ui/task-list';
import { TextLink } from '../../../src/ui/text-link';
import type { Settings } from '../settings';
import { Grid, Section, Specimen } from '../specimen';
import type { Texts } from '../texts';

const LOOKS: readonly LevelLook[] = ['open', 'locked', 'process', 'success', 'warning', 'danger'];

export function Lists({ settings: { texts: t } }: { readonly settings: Settings }) {
  return (
    <>
      <Section id="levels" title="Levels and limits">
        <Grid>
          {LOOKS.map((look) => (
            <Specimen key={look} name={look}>
              <LevelCard
                title={t.level}
                summary={t.levelSummary}
                look={look}
                status={t.status}
                explanation={t.explanation}
                facts={[t.fact]}
                action={look === 'open' && <Button variant="primary">{t.button}</Button>}
              />
            </Specimen>
          ))}
        </Grid>
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
      </Section>
      <TaskSpecimens t={t} />
    </>
  );
}

function TaskSpecimens({ t }: { readonly t: Texts }) {
  const link = <a href="#tasks">{t.task}</a>;
  return (
    <Section id="tasks" title="Tasks, steps, requirements, answers">
      <Specimen name="Task list">
        <TaskList
          tasks={[
            { id: 'done', title: t.levelSummary, status: t.taskDone, tone: 'success' },
            { id: 'todo', title: link, hint: t.taskHint, status: t.taskStatus, tone: 'info' },
            { id: 'review', title: link, status: t.status, tone: 'process' },
            { id: 'rejected', title: link, status: t.errorTitle, tone: 'danger' },
            { id: 'blocked', title: t.task, status: t.taskBlocked, tone: 'neutral', blocked: true },
          ]}
        />
      </Specimen>
      <Grid>
        <Specimen name="Step guide">
          <StepGuide
            level={3}
            steps={[
              { id: '1', title: t.levelSummary, state: 'done', stateLabel: t.stepDone },
              { id: '2', title: t.step, body: t.stepBody, state: 'current', stateLabel: t.stepCurrent },
              { id: '3', title: t.bannerTitle, body: t.bannerBody, state: 'todo' },
            ]}
          />
        </Specimen>
        <Specimen name="Requirements">
          <RequirementList
            items={[
              { id: '1', title: t.requirement, detail: t.requirementDetail },
              { id: '2', title: t.levelSummary },
            ]}
          />
        </Specimen>
      </Grid>
      <Specimen name="Check answers">
        <SummaryList
          rows={[t.label, t.birthday, t.choice].map((term) => ({
            id: term,
            term,
            value: t.choiceTwo,
            action: (
              <TextLink href="#form" aria-label={`${t.change}: ${term}`}>
                {t.change}
              </TextLink>
            ),
          }))}
        />
      </Specimen>
    </Section>
  );
}
