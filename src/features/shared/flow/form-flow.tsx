import type { ReactNode } from 'react';
import type { FieldValues, Path, SubmitHandler, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { Button } from '../../../ui/button';
import { FlowActions } from '../../../ui/flow-page';
import { Page } from '../../../ui/page';
import { CardsSkeleton } from '../../../ui/skeleton';
import { Locked } from '../actions/locked';
import type { SubmitFailure } from '../actions/use-submit';
import type { FormDraft } from '../forms/use-draft';
import { FormHelp } from '../help/step-help';
import { CheckAnswers, type CheckedAnswer } from './check-answers';
import { FlowScreen } from './flow-screen';
import { useRefusedAtCheck } from './refused-at-check';
import { useShownStep, useStepAddress } from './step-address';
import { StepForm } from './step-form';
import { CHECK, furthestStep, nameOfStep, shownStep } from './steps';

/** One screen of a form. */
interface FormStep<Values extends FieldValues> {
  /** Name in the address. */
  readonly name: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** The fields of the screen, in their order. */
  readonly fields: readonly Path<Values>[];
  /**
   * The fields, and `actions` (the button that continues) where the member may continue. A screen with a consent calls `actionsWith` instead,
   * which puts its box directly above the button.
   */
  readonly content: (actions: ReactNode, actionsWith: (consent: ReactNode) => ReactNode) => ReactNode;
  /** The answers for the check; those without a value are left out. */
  readonly answers: readonly Omit<CheckedAnswer, 'onChange'>[];
}

interface FormFlowProps<Values extends FieldValues> {
  /** Name of the whole flow. */
  readonly flow: string;
  readonly form: UseFormReturn<Values>;
  readonly draft: FormDraft;
  readonly schema: z.ZodMiniType;
  readonly steps: readonly FormStep<Values>[];
  /** Number of steps that follow after the form was sent. */
  readonly later?: number;
  readonly check: {
    /** Fields of the check: consents. */
    readonly fields?: readonly Path<Values>[];
    /** Consents, an error, and `actions`. */
    readonly content: (actions: ReactNode) => ReactNode;
    readonly submit: string;
    readonly sendingLabel?: string;
  };
  readonly sending: boolean;
  /** Whether the answers must stay as they are (`isLocked` of `useSubmit`). */
  readonly isLocked: boolean;
  readonly failure: SubmitFailure | undefined;
  /** Why nothing was submitted, or that nobody knows; also shown on the screens that are locked for it. */
  readonly problem: ReactNode;
  readonly onSubmit: SubmitHandler<Values>;
}

/**
 * A form that asks one thing at a time and shows all answers once more before they are sent. The step is part of the address; nobody gets
 * past an answer that is missing or wrong.
 */
export function FormFlow<Values extends FieldValues>(props: FormFlowProps<Values>) {
  const { flow, form, draft, schema, steps, later = 0, check, sending, isLocked, failure, problem, onSubmit } = props;
  const { t } = useTranslation();
  const address = useStepAddress();
  const { step, from, hasMoved, go, goBack } = address;
  // What was sent is complete, also while its fields are locked.
  const furthest = () => (isLocked ? steps.length : furthestStep(steps, schema, form.getValues()));
  // Which answers are missing is known once the draft was read.
  const index = draft.isRestored ? shownStep(steps, step, furthest()) : undefined;
  useShownStep(address, index === undefined ? undefined : nameOfStep(steps, index));
  useRefusedAtCheck(failure, index !== undefined && index < steps.length, address);
  if (index === undefined) {
    return (
      <Page title={flow}>
        <CardsSkeleton label={t('shell.loading')} />
      </Page>
    );
  }
  const total = steps.length + 1 + later;
  const place = {
    flow,
    step: t('questionnaire.step', { number: index + 1, total }),
    // Not full before everything was sent.
    progress: (index + 1) / (total + 1),
    takesFocus: hasMoved,
    help: <FormHelp />,
  };
  const back = () => goBack(nameOfStep(steps, index - 1), index === 1);
  const current = steps[index];
  if (current) {
    const actionsWith = (consent: ReactNode) => (
      <FlowActions consent={consent}>
        <Button type="submit" variant="primary" size="large">
          {t('questionnaire.continue')}
        </Button>
      </FlowActions>
    );
    // A member who came to change one answer, or whom the check led here, gets back to the check.
    const next = () => go(nameOfStep(steps, isLocked || from === CHECK || step === CHECK ? furthest() : index + 1));
    return (
      <FlowScreen
        key={current.name}
        {...place}
        title={current.title}
        lead={current.lead}
        onBack={index > 0 ? back : undefined}
      >
        <StepForm form={form} fields={current.fields} onValid={next}>
          {isLocked ? (
            <>
              {problem}
              <Locked when>{current.content(null, (consent) => consent)}</Locked>
              {actionsWith(undefined)}
            </>
          ) : (
            current.content(actionsWith(undefined), actionsWith)
          )}
        </StepForm>
      </FlowScreen>
    );
  }
  // What is locked was complete when it was sent: it must be possible to ask about it, whatever the fields hold meanwhile.
  const send = isLocked ? () => onSubmit(form.getValues()) : form.handleSubmit(onSubmit);
  const answers = steps.flatMap((one, at) =>
    one.answers
      .filter(({ value }) => value !== '' && value !== undefined)
      .map((answer) => ({ ...answer, onChange: () => go(nameOfStep(steps, at)) })),
  );
  return (
    <CheckAnswers {...place} sections={[{ id: 'answers', title: '', answers }]} isLocked={isLocked} onBack={back}>
      <StepForm form={form} fields={check.fields ?? []} onValid={send}>
        {check.content(
          <FlowActions>
            <Button
              type="submit"
              variant="primary"
              size="large"
              loading={sending}
              {...(check.sendingLabel !== undefined && { loadingLabel: check.sendingLabel })}
            >
              {check.submit}
            </Button>
          </FlowActions>,
        )}
      </StepForm>
    </CheckAnswers>
  );
}
