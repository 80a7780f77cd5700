import { Button } from '../../../src/ui/button';
import { ResultBanner } from '../../../src/ui/result-banner';
import type { Tone } from '../../../src/ui/status-banner';
import { type GuideStep, StepGuide } from '../../../src/ui/step-guide';
import type { SectionProps } from '../settings';
import { Grid, Specimen } from '../specimen';
import type { Texts } from '../texts';

const TONES: readonly Tone[] = ['success', 'warning', 'danger', 'info', 'neutral', 'process'];

export function Results({ settings: { texts: t } }: SectionProps) {
  return (
    <>
      {TONES.map((tone) => (
        <Specimen key={tone} name={`Result: ${tone}`}>
          <ResultBanner
            level={3}
            tone={tone}
            title={t.status}
            actions={
              <>
                <Button variant="primary">{t.button}</Button>
                <Button>{t.cancel}</Button>
              </>
            }
          >
            <p>{t.bannerBody}</p>
          </ResultBanner>
        </Specimen>
      ))}
      <Grid>
        <Specimen name="Review: just submitted">
          <StepGuide level={3} steps={timeline(t, '9:00')} />
        </Specimen>
        <Specimen name="Review: opened later, or longer than usual">
          <StepGuide level={3} steps={timeline(t)} />
        </Specimen>
      </Grid>
    </>
  );
}

function timeline(t: Texts, submitted?: string): readonly GuideStep[] {
  return [
    { id: '1', title: t.reviewSubmitted, body: submitted, state: 'done', stateLabel: t.reviewDone },
    { id: '2', title: t.reviewChecking, state: 'current', stateLabel: t.reviewNow },
    {
      id: '3',
      title: t.reviewResult,
      body: t.reviewNotify,
      state: 'todo',
    },
  ];
}
