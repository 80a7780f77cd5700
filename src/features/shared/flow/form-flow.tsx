import type { ReactNode } from 'react';
import type { FieldValues, Path, PathValue, SubmitHandler, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { lookUp } from '../../../domain/look-up';
import { Button } from '../../../ui/button';
import { FlowActions } from '../../../ui/flow-page';
import { Locked } from '../actions/locked';
import type { FormDraft } from '../forms/use-draft';
import { CheckAnswers, type CheckedAnswer } from './check-answers';
import { DeclaredStep } from './declared-step';
import { FormSkeleton, formLength } from './form-skeleton';
import { type ButtonAction, StepActions } from './step-actions';
import { CHECK, useShownStep, useStepAddress } from './step-address';
import { CONTINUE, type FormDeclaration, type StepAction, type StepDeclaration } from './step-declaration';
import { StepForm } from './step-form';
import { furthestStep, nameOfStep, shownStep } from './steps';

type Choose<Values extends FieldValues> = <Name extends Path<Values>>(
  name: Name,
  value: PathValue<Values, Name>,
) => void;

/** The declared action decides which is used. */
type Content<Step extends StepDeclaration, Values extends FieldValues> = Step['action'] extends { kind: 'choice' }
  ? (choose: Choose<Values>) => ReactNode
  : Step['action'] extends { beside: 'consent' }
    ? (actionsWith: (consent: ReactNode) => ReactNode) => ReactNode
    : (actions: ReactNode) => ReactNode;

interface FormStep<Values extends FieldValues, Step extends StepDeclaration> {
  readonly fields: readonly Path<Values>[];
  readonly content: Content<Step, Values>;
  /** Without empty answers. */
  readonly answers: readonly Omit<CheckedAnswer, 'onChange'>[];
}

interface FormFlowProps<Values extends FieldValues, Form extends FormDeclaration> {
  readonly declared: Form;
  readonly form: UseFormReturn<Values>;
  readonly draft: FormDraft;
  readonly schema: z.ZodMiniType;
  readonly steps: {
    readonly [Name in Form['steps'][number]['name']]: FormStep<
      Values,
      Extract<Form['steps'][number], { readonly name: Name }>
    >;
  };
  readonly check: {
    readonly content: (actions: ReactNode) => ReactNode;
    /** `label` of `useSubmit`. */
    readonly label: (declared: string) => string;
    readonly sendingLabel?: string;
  };
  readonly sending: boolean;
  /** `isLocked` of `useSubmit`. */
  readonly isLocked: boolean;
  /** `hasFailed` of `useSubmit`. */
  readonly hasFailed: boolean;
  readonly onSubmit: SubmitHandler<Values>;
}

function wayOf(action: StepAction): 'choose' | 'actionsWith' | 'actions' {
  if (action.kind === 'choice') return 'choose';
  return action.kind === 'button' && action.beside === 'consent' ? 'actionsWith' : 'actions';
}

/** One question per screen, then a check. The address cannot skip an answer. */
export function FormFlow<Values extends FieldValues, const Form extends FormDeclaration>(
  props: FormFlowProps<Values, Form>,
) {
  const { declared, form, draft, schema, check, sending, isLocked, hasFailed, onSubmit } = props;
  const { t } = useTranslation();
  const address = useStepAddress();
  const { step, from, hasMoved, go, goBack } = address;
  const contents = props.steps as Readonly<Record<string, FormStep<Values, StepDeclaration>>>;
  const steps = declared.steps.flatMap((one) => {
    const content = lookUp(contents, one.name);
    return content ? [{ ...content, name: one.name, declared: one }] : [];
  });
  const furthest = () => (isLocked ? steps.length : furthestStep(steps, schema, form.getValues()));
  const index = draft.isRestored ? shownStep(steps, step, furthest()) : undefined;
  useShownStep(address, index === undefined ? undefined : nameOfStep(steps, index));
  if (index === undefined) return <FormSkeleton form={declared} />;
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
    const button: ButtonAction = action.kind === 'button' ? action : CONTINUE;
    const actionsWith = (consent: ReactNode) => (
      <StepActions action={{ ...button, beside: 'consent' }} consent={consent} />
    );
    // A change from the check returns to the check.
    const next = () => go(nameOfStep(steps, isLocked || from === CHECK || step === CHECK ? furthest() : index + 1));
    const choose: Choose<Values> = (name, value) => {
      form.setValue(name, value, { shouldDirty: true });
      next();
    };
    const way = wayOf(action);
    const content = (ways: { readonly [Way in ReturnType<typeof wayOf>]: unknown }) =>
      (current.content as (way: unknown) => ReactNode)(ways[way]);
    return (
      <DeclaredStep key={current.name} {...place} declared={current.declared}>
        {action.kind === 'choice' && !isLocked ? (
          content({ choose, actionsWith, actions: null })
        ) : (
          <StepForm form={form} fields={current.fields} onValid={next}>
            {isLocked ? (
              <>
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
      </DeclaredStep>
    );
  }
  // Locked answers were complete when sent.
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
          <FlowActions sends>
            <Button
              type="submit"
              variant="primary"
              size="large"
              loading={sending}
              {...(check.sendingLabel !== undefined && { loadingLabel: check.sendingLabel })}
            >
              {check.label(t(hasFailed ? again : action))}
            </Button>
          </FlowActions>,
        )}
      </StepForm>
    </CheckAnswers>
  );
}
