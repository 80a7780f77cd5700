import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { type ApiError, isApiError } from '../../api/errors';
import { Button } from '../../ui/button';
import { SingleChoice } from '../../ui/fields/choice-field';
import { ConsentField } from '../../ui/fields/consent-field';
import type { CountryEntry } from '../../ui/fields/countries';
import { DateField } from '../../ui/fields/date-field';
import { ErrorSummary } from '../../ui/fields/error-summary';
import type { FileRules } from '../../ui/fields/file-check';
import { errorEntries, useFormField } from '../../ui/fields/form';
import { CountryField } from '../../ui/fields/phone-field';
import { TextField } from '../../ui/fields/text-field';
import { useAction } from '../shared/actions/use-action';
import { longDay } from '../shared/format/long-date';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { Failure } from '../shared/loading/failure';
import { useAddressForm } from '../shared/region/region-notice';
import { ADDRESS_PAPERS, type AddressPaper, PROOF_ORDER, type ProofValues, proofSchema } from './address-proof';
import { ProofFiles } from './proof-files';
import { sendProof } from './send-proof';

interface ProofFormProps {
  readonly residence: string;
  /** Hong Kong's agreement. */
  readonly asksForAgreement: boolean;
  readonly countries: readonly CountryEntry[];
  /** What a file may be; the bytes are those of all files together, because they travel in one body. */
  readonly rules: FileRules;
  /** Version of the template that is answered. */
  readonly version: string;
  readonly onSent: () => void;
}

/** The paper, the address on it, and one button. */
export function ProofForm({ residence, asksForAgreement, countries, rules, version, onSent }: ProofFormProps) {
  const { t, i18n } = useTranslation();
  const fields = useFieldTexts();
  const { town = t('poa.city'), hasPostcode } = useAddressForm();
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<ApiError>();
  const agreed = useRef(false);
  const { control, register, handleSubmit, formState } = useForm<ProofValues>({
    resolver: zodResolver(
      proofSchema(new Date(), (day) => longDay(day, i18n.language), asksForAgreement) as unknown as z.ZodMiniType<
        ProofValues,
        ProofValues
      >,
      fields.schema({
        paper: { label: t('poa.paper'), options: t('poa.paperOptions') },
        issuedOn: t('poa.issuedOn'),
        files: t('poa.file'),
        country: t('poa.country'),
        street: t('poa.street'),
        city: town,
        postcode: t('poa.postcode'),
        agreement: t('poa.agreementLabel'),
      }),
    ),
    defaultValues: {
      paper: '',
      issuedOn: '',
      files: [null],
      country: residence,
      street: '',
      city: '',
      postcode: '',
      agreement: false,
    },
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
  });
  const paper = useFormField({ control, name: 'paper' });
  const issuedOn = useFormField({ control, name: 'issuedOn' });
  const country = useFormField({ control, name: 'country' });

  const [send, sending] = useAction(async (context, values: ProofValues) => {
    setFailure(undefined);
    setProgress(0);
    try {
      await sendProof(context, {
        values,
        version,
        needsAgreement: asksForAgreement && !agreed.current,
        onAgreed: () => {
          agreed.current = true;
        },
        onProgress: setProgress,
        onSent,
      });
    } catch (error) {
      if (!isApiError(error)) throw error;
      // What was filled in stays, and so do the files: only the sending is repeated.
      setFailure(error);
    } finally {
      setProgress(undefined);
    }
  }, 'proofOfAddress');

  return (
    <form onSubmit={(event) => void handleSubmit(send)(event)} noValidate className="flex flex-col gap-6">
      <ErrorSummary
        {...fields.errorSummary}
        errors={errorEntries(formState.errors, PROOF_ORDER).map((entry) =>
          entry.fieldId === 'files' ? { ...entry, fieldId: 'files.0' } : entry,
        )}
        attempt={formState.submitCount}
      />
      <SingleChoice
        {...paper}
        label={t('poa.paper')}
        onChange={(value) => paper.onChange(value as AddressPaper)}
        choices={ADDRESS_PAPERS.map((value) => ({ value, label: t(`poa.papers.${value}`) }))}
      />
      <DateField {...fields.date} {...issuedOn} label={t('poa.issuedOn')} hint={t('poa.issuedOnHint')} />
      <ProofFiles control={control} rules={rules} progress={progress} />
      <CountryField {...fields.country} {...country} label={t('poa.country')} countries={countries} />
      <TextField
        {...register('street')}
        label={t('poa.street')}
        hint={t('poa.streetHint')}
        autoComplete="street-address"
        error={formState.errors.street?.message}
      />
      <TextField
        {...register('city')}
        label={town}
        autoComplete="address-level2"
        error={formState.errors.city?.message}
      />
      {hasPostcode && (
        <TextField
          {...fields.optional}
          {...register('postcode')}
          label={t('poa.postcode')}
          autoComplete="postal-code"
          error={formState.errors.postcode?.message}
        />
      )}
      {asksForAgreement && (
        <ConsentField
          {...register('agreement')}
          label={t('poa.agreement')}
          error={formState.errors.agreement?.message}
        />
      )}
      {failure && (
        <Failure error={failure} title={t('poa.failed')}>
          <p>{t('poa.failedKept')}</p>
        </Failure>
      )}
      <div>
        <Button type="submit" variant="primary" size="large" loading={sending} loadingLabel={t('poa.sending')}>
          {t(failure ? 'poa.sendAgain' : 'poa.send')}
        </Button>
        <p className="mt-2 text-sm text-muted">{t('poa.duration')}</p>
      </div>
    </form>
  );
}
