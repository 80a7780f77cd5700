import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { errorEntries } from '../../../ui/fields/form';
import { isUnreadable } from '../forms/encoded-file';
import { useFieldTexts } from '../forms/use-field-texts';
import { isFieldOf } from './steps';

function holdsUnreadable(value: unknown): boolean {
  return (Array.isArray(value) ? value : [value]).some((one) => one instanceof File && isUnreadable(one));
}

interface StepFormProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly fields: readonly Path<Values>[];
  readonly onValid: () => unknown;
  readonly children: ReactNode;
}

export function StepForm<Values extends FieldValues>({ form, fields, onValid, children }: StepFormProps<Values>) {
  const texts = useFieldTexts();
  const [attempt, setAttempt] = useState(0);
  const { errors } = form.formState;
  const isOwn = (name: string) => isFieldOf(fields, name);
  const recheck = useEffectEvent((name: string | undefined) => {
    if (attempt > 0 && name !== undefined && isOwn(name)) void form.trigger(name as Path<Values>);
  });
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => recheck(name));
    return unsubscribe;
  }, [form]);
  const showUnreadable = useEffectEvent(async () => {
    if (!fields.some((field) => holdsUnreadable(form.getValues(field)))) return;
    await form.trigger([...fields]);
    setAttempt(1);
  });
  // Sending may find an unreadable file here.
  useEffect(() => void showUnreadable(), []);
  const submit = async () => {
    if (await form.trigger([...fields])) return onValid();
    setAttempt((n) => n + 1);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ErrorSummary
        {...texts.errorSummary}
        errors={errorEntries(errors, fields).filter(({ fieldId }) => isOwn(fieldId))}
        attempt={attempt}
      />
      {children}
    </form>
  );
}
