import { ChoiceCards } from '../../../src/ui/choice-cards';
import { Illustration } from '../../../src/ui/illustrations/illustration';
import { PhotoPairs } from '../../../src/ui/photo-pairs';
import { RequirementList } from '../../../src/ui/requirement-list';
import { StepGuide } from '../../../src/ui/step-guide';
import { SummaryList } from '../../../src/ui/summary-list';
import { TaskList } from '../../../src/ui/task-list';
import { TextLink } from '../../../src/ui/text-link';
import { showToast } from '../../../src/ui/toast-store';
import type { SectionProps } from '../settings';
import { Grid, Specimen } from '../specimen';

export function Tasks({ settings: { texts: t } }: SectionProps) {
  const link = <a href="#tasks">{t.task}</a>;
  return (
    <>
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
              { id: '1', title: t.levelSummary, state: 'done', stateLabel: t.reviewDone },
              { id: '2', title: t.step, body: t.stepBody, state: 'current', stateLabel: t.reviewNow },
              { id: '3', title: t.status, body: t.bannerBody, state: 'todo' },
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
      <Grid>
        <Specimen name="Choice cards, with the earlier choice">
          <ChoiceCards
            label={t.choice}
            chosen="passport"
            onChoose={() => showToast({ title: t.toast, icon: 'success' })}
            choices={(['passport', 'id-card', 'driving-licence'] as const).map((value) => ({
              value,
              label: t.requirement,
              hint: t.requirementDetail,
              picture: <Illustration name={value} className="w-18" />,
            }))}
          />
        </Specimen>
        <Specimen name="Good and bad photos, compact">
          <PhotoPairs compact caption={(_topic, kind) => (kind === 'good' ? t.reviewDone : t.errorTitle)} />
        </Specimen>
      </Grid>
    </>
  );
}
