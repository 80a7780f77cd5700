import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/page';
import { StepSkeleton } from '../../ui/step-skeleton';
import { CHECK, useStepAddress } from '../shared/flow/step-address';
import { CHECK_STEP } from '../shared/flow/step-declaration';
import { StepLoading } from '../shared/flow/step-loading';
import { QUESTIONS_STEP } from './questionnaire-steps';

interface OpeningProps {
  /** Name of the questionnaire. */
  readonly title: string;
}

/** A questionnaire while it loads: the form where the address names a step, else its introduction. */
export function QuestionnaireLoading({ title }: OpeningProps) {
  const { t } = useTranslation();
  const { step } = useStepAddress();
  if (step !== undefined) return <Opening title={title} />;
  return (
    <Page title={title}>
      <StepSkeleton shape="intro" label={t('shell.loading')} />
    </Page>
  );
}

/** A screen of the form while it, the member's kept answers or the patterns of its fields are loading. How many steps there are is not known yet. */
export function Opening({ title }: OpeningProps) {
  const { step } = useStepAddress();
  return <StepLoading flow={title} declared={step === CHECK ? CHECK_STEP : QUESTIONS_STEP} number={undefined} />;
}
