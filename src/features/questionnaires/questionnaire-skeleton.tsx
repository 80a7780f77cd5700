import { DeclaredPage, PageContentSkeleton } from '../shared/flow/declared-page';
import { useKeptTitle } from '../shared/flow/kept-title';
import { CHECK, useStepAddress } from '../shared/flow/step-address';
import { CHECK_STEP } from '../shared/flow/step-declaration';
import { StepPageSkeleton } from '../shared/flow/step-page-skeleton';
import { QUESTIONNAIRE_INTRO, QUESTIONS_STEP } from './questionnaire-steps';

interface OpeningProps {
  readonly title: string;
}

export function QuestionnaireSkeleton({ title }: OpeningProps) {
  const { step } = useStepAddress();
  if (step !== undefined) return <QuestionsSkeleton title={title} />;
  return (
    <DeclaredPage declared={QUESTIONNAIRE_INTRO} title={title}>
      <PageContentSkeleton declared={QUESTIONNAIRE_INTRO} />
    </DeclaredPage>
  );
}

/** The number of steps is not known yet. */
export function QuestionsSkeleton({ title }: OpeningProps) {
  const { step } = useStepAddress();
  const kept = useKeptTitle();
  return step === CHECK ? (
    <StepPageSkeleton flow={title} declared={CHECK_STEP} number={undefined} />
  ) : (
    <StepPageSkeleton flow={title} declared={QUESTIONS_STEP} title={kept} number={undefined} />
  );
}
