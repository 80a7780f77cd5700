import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ConsentField } from '../../../ui/fields/consent-field';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { errorEntries } from '../../../ui/fields/form';
import { type ButtonAction, StepActions } from '../flow/step-actions';
import { consentSchema } from '../forms/field-schemas';
import { useFieldTexts } from '../forms/use-field-texts';

const schema = z.object({ consent: consentSchema });

type ConsentAction = ButtonAction & { readonly beside: 'consent' };

interface ConsentFormProps {
  readonly statement: string;
  readonly action: ConsentAction;
  readonly onConsent: () => void;
  readonly children: ReactNode;
}

export function ConsentForm({ statement, action, onConsent, children }: ConsentFormProps) {
  const { t } = useTranslation();
  const fields = useFieldTexts();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema, fields.schema({ consent: t('kyc.consentLabel') })),
    defaultValues: { consent: false },
    // The summary takes the focus, not the box.
    shouldFocusError: false,
  });
  return (
    <form onSubmit={(event) => void handleSubmit(onConsent)(event)} noValidate className="flex flex-col gap-6">
      <ErrorSummary
        {...fields.errorSummary}
        errors={errorEntries(formState.errors, ['consent'])}
        attempt={formState.submitCount}
      />
      {children}
      <StepActions
        action={action}
        consent={<ConsentField {...register('consent')} label={statement} error={formState.errors.consent?.message} />}
      />
    </form>
  );
}
