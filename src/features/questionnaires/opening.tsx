import { DeclaredPage, PagePlaceholder } from '../shared/flow/declared-page';
import { useKeptTitle } from '../shared/flow/kept-title';
import { CHECK, useStepAddress } from '../shared/flow/step-address';
import { CHECK_STEP } from '../shared/flow/step-declaration';
import { StepLoading } from '../shared/flow/step-loading';
import { QUESTIONNAIRE_INTRO, QUESTIONS_STEP } from './questionnaire-steps';

interface OpeningProps {
  /** Name of the questionnaire. */
  readonly title: string;
}

/** A questionnaire while it loads: the form where the address names a step, else its introduction. */
export function QuestionnaireLoading({ title }: OpeningProps) {
  const { step } = useStepAddress();
  if (step !== undefined) return <Opening title={title} />;
  return (
    <DeclaredPage declared={QUESTIONNAIRE_INTRO} title={title}>
      <PagePlaceholder declared={QUESTIONNAIRE_INTRO} />
    </DeclaredPage>
  );
}

/** A screen of the form while it, the member's kept answers or the patterns of its fields are loading. How many steps there are is not known yet. */
export function Opening({ title }: OpeningProps) {
  const { step } = useStepAddress();
  const kept = useKeptTitle();
  return step === CHECK ? (
    <StepLoading flow={title} declared={CHECK_STEP} number={undefined} />
  ) : (
    <StepLoading flow={title} declared={QUESTIONS_STEP} title={kept} number={undefined} />
  );
}
