import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CHECK_STEP, type FormDeclaration } from './step-declaration';
import { StepPageSkeleton } from './step-page-skeleton';
import { shownStep } from './steps';

export function FormSkeleton({ form }: { readonly form: FormDeclaration }) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { steps } = form;
  const index = shownStep(steps, query.get('step') ?? undefined, steps.length);
  return (
    <StepPageSkeleton
      flow={t(form.flow)}
      declared={steps[index] ?? CHECK_STEP}
      number={index + 1}
      total={formLength(form)}
    />
  );
}

export function formLength({ steps, later = 0 }: FormDeclaration): number {
  return steps.length + 1 + later;
}
