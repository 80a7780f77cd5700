import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ApiError, isApiError } from '../../api/errors';
import { longDay } from '../../lib/long-date';
import { now } from '../../lib/now';
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
import { useDraft } from '../shared/forms/use-draft';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { Failure } from '../shared/loading/failure';
import { useAddressForm } from '../shared/region/region-notice';
import { ADDRESS_PAPERS, PROOF_ORDER, type ProofValues, proofSchema } from './address-proof';
import { ProofFiles } from './proof-files';
import { sendProof } from './send-proof';

interface ProofFormProps {
  readonly residence: string;
  /** Whether Hong Kong's agreement is required. */
  readonly needsAgreement: boolean;
  readonly countries: readonly CountryEntry[];
  /** Accepted files; the size limit is for all files together, because they are sent in one body. */
  readonly rules: FileRules;
  /** Version of the questionnaire template. */
  readonly version: string;
  readonly onSent: () => void;
}

/** The form for the document and the address on it. */
export function ProofForm({ residence, needsAgreement, countries, rules, version, onSent }: ProofFormProps) {
  const { t, i18n } = useTranslation();
  const fields = useFieldTexts();
  const { town = t('poa.city'), hasPostcode } = useAddressForm();
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<ApiError>();
  const agreed = useRef(false);
  const form = useForm<ProofValues>({
    resolver: zodResolver(
      proofSchema(new Date(now()), (day) => longDay(day, i18n.language), needsAgreement),
      fields.schema({
        paper: { label: t('poa.paper'), options: t('poa.paperOptions') },
        issuedOn: t('poa.issuedOn'),
        files: t('poa.file'),
        country: { label: t('poa.country'), kind: 'choice' },
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
  const { control, register, handleSubmit, formState } = form;
  const removeDraft = useDraft('proof-of-address', form, ['agreement']);
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
        needsAgreement: needsAgreement && !agreed.current,
        onAgreed: () => {
          agreed.current = true;
        },
        onProgress: setProgress,
        onSent: () => {
          void removeDraft();
          onSent();
        },
      });
    } catch (error) {
      if (!isApiError(error)) throw error;
      // The values and files stay, so that the member can send them again.
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
        onChange={paper.onChange}
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
      {needsAgreement && (
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
