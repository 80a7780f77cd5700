import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { isRealDay } from '../../../src/domain/real-day';
import { Button } from '../../../src/ui/button';
import { SingleChoice } from '../../../src/ui/fields/choice-field';
import { ConsentField } from '../../../src/ui/fields/consent-field';
import { DateField } from '../../../src/ui/fields/date-field';
import { ErrorSummary } from '../../../src/ui/fields/error-summary';
import { errorEntries, useFormField } from '../../../src/ui/fields/form';
import { TextField } from '../../../src/ui/fields/text-field';
import { showToast } from '../../../src/ui/toast-store';
import type { SectionProps } from '../settings';

interface Answers {
  fullName: string;
  birthday: string;
  source: string;
  acceptTerms: boolean;
}

const ORDER: (keyof Answers)[] = ['fullName', 'birthday', 'source', 'acceptTerms'];

export function Form({ settings: { texts: t, language, state } }: SectionProps) {
  const { control, register, handleSubmit, formState } = useForm<Answers>({
    defaultValues: { fullName: '', birthday: '', source: '', acceptTerms: false },
    // The error summary gets the focus instead.
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const birthday = useFormField({
    control,
    name: 'birthday',
    rules: { validate: (value) => isRealDay(value) || t.birthdayError },
  });
  const source = useFormField({ control, name: 'source', rules: { required: t.choiceError } });
  const showErrors = state?.opened === 'form-errors';
  useEffect(() => {
    if (showErrors) void handleSubmit(() => undefined)();
  }, [showErrors, handleSubmit]);
  return (
    <form
      noValidate
      className="flex max-w-160 flex-col gap-6"
      onSubmit={handleSubmit(() => {
        showToast({ title: t.toast, icon: 'success' });
      })}
    >
      <ErrorSummary title={t.problem} errors={errorEntries(errors, ORDER)} attempt={submitCount} />
      <TextField
        label={t.label}
        hint={t.hint}
        error={errors.fullName?.message}
        {...register('fullName', { required: t.error })}
      />
      <DateField
        label={t.birthday}
        partLabels={{ day: t.day, month: t.month, year: t.year }}
        language={language}
        {...birthday}
      />
      <SingleChoice
        label={t.choice}
        choices={[
          { value: 'salary', label: t.choiceOne },
          { value: 'savings', label: t.choiceTwo },
        ]}
        {...source}
      />
      <ConsentField
        label={t.consent}
        error={errors.acceptTerms?.message}
        {...register('acceptTerms', { required: t.consentError })}
      />
      <div>
        <Button type="submit" variant="primary" size="large">
          {t.submit}
        </Button>
      </div>
    </form>
  );
}
