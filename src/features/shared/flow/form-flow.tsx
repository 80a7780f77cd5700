import type { ReactNode } from 'react';
import type { FieldValues, Path, PathValue, SubmitHandler, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { lookUp } from '../../../domain/look-up';
import { Button } from '../../../ui/button';
import { FlowActions } from '../../../ui/flow-page';
import { Locked } from '../actions/locked';
import type { SubmitFailure } from '../actions/use-submit';
import type { FormDraft } from '../forms/use-draft';
import { CheckAnswers, type CheckedAnswer } from './check-answers';
import { DeclaredScreen } from './declared-screen';
import { FormLoading, formLength } from './form-loading';
import { useRefusedAtCheck } from './refused-at-check';
import { type ButtonAction, StepActions } from './step-actions';
import { CHECK, useShownStep, useStepAddress } from './step-address';
import { CONTINUE, type FormDeclaration, type StepAction, type StepDeclaration } from './step-declaration';
import { StepForm } from './step-form';
import { furthestStep, nameOfStep, shownStep } from './steps';

/** Chooses an answer and goes to the next screen. */
type Choose<Values extends FieldValues> = <Name extends Path<Values>>(
  name: Name,
  value: PathValue<Values, Name>,
) => void;

/**
 * The fields of a screen, with what continues as its step declares it: `choose` where a tap on a card does, `actionsWith` where the box of a
 * consent stands directly above the button, else `actions` (the button), shown where the member may continue.
 */
type Content<Step extends StepDeclaration, Values extends FieldValues> = Step['action'] extends { kind: 'choice' }
  ? (choose: Choose<Values>) => ReactNode
  : Step['action'] extends { beside: 'consent' }
    ? (actionsWith: (consent: ReactNode) => ReactNode) => ReactNode
    : (actions: ReactNode) => ReactNode;

/** What one screen of a form asks for. */
interface FormStep<Values extends FieldValues, Step extends StepDeclaration> {
  /** The fields of the screen, in their order. */
  readonly fields: readonly Path<Values>[];
  readonly content: Content<Step, Values>;
  /** The answers for the check; those without a value are left out. */
  readonly answers: readonly Omit<CheckedAnswer, 'onChange'>[];
}

interface FormFlowProps<Values extends FieldValues, Form extends FormDeclaration> {
  /** What the form says about itself. */
  readonly declared: Form;
  readonly form: UseFormReturn<Values>;
  readonly draft: FormDraft;
  readonly schema: z.ZodMiniType;
  /** The content of each declared step. */
  readonly steps: {
    readonly [Name in Form['steps'][number]['name']]: FormStep<
      Values,
      Extract<Form['steps'][number], { readonly name: Name }>
    >;
  };
  readonly check: {
    /** Consents, an error, and `actions`. */
    readonly content: (actions: ReactNode) => ReactNode;
    /** Label of the button that sends (`label` of `useSubmit`). */
    readonly label: (declared: string) => string;
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

/** What the content of a step gets to continue with (`Content`). */
function wayOf(action: StepAction): 'choose' | 'actionsWith' | 'actions' {
  if (action.kind === 'choice') return 'choose';
  return action.kind === 'button' && action.beside === 'consent' ? 'actionsWith' : 'actions';
}

/**
 * A form that asks one thing at a time and shows all answers once more before they are sent. The step is part of the address; nobody gets
 * past an answer that is missing or wrong.
 */
export function FormFlow<Values extends FieldValues, const Form extends FormDeclaration>(
  props: FormFlowProps<Values, Form>,
) {
  const { declared, form, draft, schema, check, sending, isLocked, failure, problem, onSubmit } = props;
  const { t } = useTranslation();
  const address = useStepAddress();
  const { step, from, hasMoved, go, goBack } = address;
  // The steps have contents of different types; which one a step has follows from its declaration.
  const contents = props.steps as Readonly<Record<string, FormStep<Values, StepDeclaration>>>;
  const steps = declared.steps.flatMap((one) => {
    const content = lookUp(contents, one.name);
    return content ? [{ ...content, name: one.name, declared: one }] : [];
  });
  // What was sent is complete, also while its fields are locked.
  const furthest = () => (isLocked ? steps.length : furthestStep(steps, schema, form.getValues()));
  // Which answers are missing is known once the draft was read.
  const index = draft.isRestored ? shownStep(steps, step, furthest()) : undefined;
  useShownStep(address, index === undefined ? undefined : nameOfStep(steps, index));
  useRefusedAtCheck(failure, index !== undefined && index < steps.length, address);
  if (index === undefined) return <FormLoading form={declared} />;
  const place = {
    flow: t(declared.flow),
    number: index + 1,
    total: formLength(declared),
    takesFocus: hasMoved,
    onBack: index > 0 ? () => goBack(nameOfStep(steps, index - 1), index === 1) : undefined,
  };
  const current = steps[index];
  if (current) {
    const { action } = current.declared;
    // A step with cards has a button only while its answers cannot be changed.
    const button: ButtonAction = action.kind === 'button' ? action : CONTINUE;
    const actionsWith = (consent: ReactNode) => (
      <StepActions action={{ ...button, beside: 'consent' }} consent={consent} />
    );
    // A member who came to change one answer, or whom the check led here, gets back to the check.
    const next = () => go(nameOfStep(steps, isLocked || from === CHECK || step === CHECK ? furthest() : index + 1));
    const choose: Choose<Values> = (name, value) => {
      form.setValue(name, value, { shouldDirty: true });
      next();
    };
    const way = wayOf(action);
    const content = (ways: { readonly [Way in ReturnType<typeof wayOf>]: unknown }) =>
      (current.content as (way: unknown) => ReactNode)(ways[way]);
    return (
      <DeclaredScreen key={current.name} {...place} declared={current.declared}>
        {action.kind === 'choice' && !isLocked ? (
          // Nothing is submitted: a tap on a card continues.
          content({ choose, actionsWith, actions: null })
        ) : (
          <StepForm form={form} fields={current.fields} onValid={next}>
            {isLocked ? (
              <>
                {problem}
                <Locked when>
                  {content({ choose: () => undefined, actionsWith: (consent: ReactNode) => consent, actions: null })}
                </Locked>
                {actionsWith(undefined)}
              </>
            ) : (
              content({ choose, actionsWith, actions: actionsWith(undefined) })
            )}
          </StepForm>
        )}
      </DeclaredScreen>
    );
  }
  // What is locked was complete when it was sent: it must be possible to ask about it, whatever the fields hold meanwhile.
  const send = isLocked ? () => onSubmit(form.getValues()) : form.handleSubmit(onSubmit);
  const answers = steps.flatMap((one, at) =>
    one.answers
      .filter(({ value }) => value !== '' && value !== undefined)
      .map((answer) => ({ ...answer, onChange: () => go(nameOfStep(steps, at)) })),
  );
  const { action, again = action } = declared.check;
  return (
    <CheckAnswers {...place} sections={[{ id: 'answers', title: '', answers }]} isLocked={isLocked}>
      <StepForm form={form} fields={[]} onValid={send}>
        {check.content(
          <FlowActions>
            <Button
              type="submit"
              variant="primary"
              size="large"
              loading={sending}
              {...(check.sendingLabel !== undefined && { loadingLabel: check.sendingLabel })}
            >
              {check.label(t(failure ? again : action))}
            </Button>
          </FlowActions>,
        )}
      </StepForm>
    </CheckAnswers>
  );
}
