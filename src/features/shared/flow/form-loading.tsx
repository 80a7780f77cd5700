import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CHECK_STEP, type FormDeclaration } from './step-declaration';
import { StepLoading } from './step-loading';
import { shownStep } from './steps';

/** A form while it loads: the step that the address names, as it declares itself. */
export function FormLoading({ form }: { readonly form: FormDeclaration }) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const { steps } = form;
  const index = shownStep(steps, query.get('step') ?? undefined, steps.length);
  return (
    <StepLoading
      flow={t(form.flow)}
      declared={steps[index] ?? CHECK_STEP}
      number={index + 1}
      total={formLength(form)}
    />
  );
}

/** Number of all steps: the form's, the check of the answers, and what follows. */
export function formLength({ steps, later = 0 }: FormDeclaration): number {
  return steps.length + 1 + later;
}
