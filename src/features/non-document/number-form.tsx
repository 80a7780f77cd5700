import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { endpoints } from '../../api/endpoints';
import { type ApiError, isApiError } from '../../api/errors';
import { useCall } from '../../api/use-call';
import { birthBounds, daySchema } from '../../domain/dates';
import type { StepStatus } from '../../domain/statuses';
import type { StepLevel } from '../../domain/steps';
import { setFlow } from '../../lib/store';
import { Button } from '../../ui/button';
import { ConsentField } from '../../ui/fields/consent-field';
import type { CountryEntry } from '../../ui/fields/countries';
import { DateField } from '../../ui/fields/date-field';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { errorEntries, useFormField } from '../../ui/fields/form';
import { CountryField } from '../../ui/fields/phone-field';
import { TextField } from '../../ui/fields/text-field';
import { Loadable } from '../../ui/loadable';
import { StatusBanner } from '../../ui/status-banner';
import { useAction } from '../shared/actions/use-action';
import { longDay } from '../shared/format/long-date';
import { ConsentFacts } from '../shared/forms/consent-facts';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { Failure } from '../shared/loading/failure';
import { useLoadTexts } from '../shared/loading/load-texts';
import type { KycInfo } from '../shared/review/use-review';
import { sendNumber } from './send-number';

interface NumberFormProps {
  readonly level: StepLevel;
  /** Where the level stands. */
  readonly status: StepStatus;
  readonly info: KycInfo;
  readonly countries: readonly CountryEntry[];
  readonly onSent: () => void;
}

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
/** What the form needs. `write` says a day the way the page does. */
const schemaOf = (write: (day: string) => string) =>
  z.object({
    country: z.string().check(z.minLength(1)),
    firstname: name,
    lastname: name,
    dateOfBirth: daySchema(birthBounds(new Date()), write),
    // A bank verification number has 11 digits.
    number: z.string().check(z.trim(), z.minLength(1), z.regex(/^\d{11}$/)),
    consent: z.literal(true),
  });
type Values = Omit<z.output<ReturnType<typeof schemaOf>>, 'consent'> & { consent: boolean };

const ORDER = ['country', 'firstname', 'lastname', 'dateOfBirth', 'number', 'consent'];

/** Who the member is and the number, for a vendor to look up. */
export function NumberForm({ level, status, info, countries, onSent }: NumberFormProps) {
  const { t, i18n } = useTranslation();
  const fields = useFieldTexts();
  const [failure, setFailure] = useState<ApiError>();
  const { control, register, handleSubmit, watch, formState } = useForm<Values>({
    resolver: zodResolver(
      schemaOf((day) => longDay(day, i18n.language)) as unknown as z.ZodMiniType<Values, Values>,
      fields.schema({
        country: t('nonDocument.country'),
        firstname: t('nonDocument.firstname'),
        lastname: t('nonDocument.lastname'),
        dateOfBirth: t('nonDocument.dateOfBirth'),
        number: t('nonDocument.number'),
        consent: t('nonDocument.consentLabel'),
      }),
    ),
    defaultValues: {
      country: info.residenceCountry,
      firstname: '',
      lastname: '',
      dateOfBirth: '',
      number: '',
      consent: false,
    },
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
  });
  const country = useFormField({ control, name: 'country' });
  const dateOfBirth = useFormField({ control, name: 'dateOfBirth' });
  const { errors, submitCount } = formState;

  const [send, sending] = useAction(async (context, values: Values) => {
    const person = {
      country: values.country,
      documentNumber: values.number.trim(),
      firstname: values.firstname.trim(),
      lastname: values.lastname.trim(),
      dateOfBirth: values.dateOfBirth,
    };
    setFailure(undefined);
    try {
      await sendNumber(context, level, person, {
        kycToken: info.kycToken,
        onIdentified: (provider, flowName) => setFlow({ level, flowName, provider, before: status }),
        onSent,
      });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
    }
  }, 'number');

  return (
    <form onSubmit={(event) => void handleSubmit(send)(event)} noValidate className="flex flex-col gap-6">
      <ErrorSummary {...fields.errorSummary} errors={errorEntries(errors, ORDER)} attempt={submitCount} />
      <CountryField {...fields.country} {...country} label={t('nonDocument.country')} countries={countries} />
      <Offered country={watch('country')} level={level}>
        <TextField
          {...register('firstname')}
          label={t('nonDocument.firstname')}
          autoComplete="given-name"
          error={errors.firstname?.message}
        />
        <TextField
          {...register('lastname')}
          label={t('nonDocument.lastname')}
          autoComplete="family-name"
          error={errors.lastname?.message}
        />
        <DateField {...fields.date} {...dateOfBirth} label={t('nonDocument.dateOfBirth')} autoComplete="bday" />
        <TextField
          {...register('number')}
          label={t('nonDocument.number')}
          hint={t('nonDocument.numberHint')}
          inputMode="numeric"
          autoComplete="off"
          error={errors.number?.message}
        />
        <ConsentFacts method="number" />
        <ConsentField {...register('consent')} label={t('nonDocument.consent')} error={errors.consent?.message} />
        {failure && <Failure error={failure} title={t('nonDocument.failed')} />}
        <div>
          <Button type="submit" variant="primary" size="large" loading={sending}>
            {t('nonDocument.send')}
          </Button>
          <p className="mt-2 text-sm text-muted">{t('nonDocument.duration')}</p>
        </div>
      </Offered>
    </form>
  );
}

/** The form, where the country has a number that can be checked; else the way with a document. */
function Offered({
  country,
  level,
  children,
}: {
  readonly country: string;
  readonly level: StepLevel;
  readonly children: React.ReactNode;
}) {
  const { t } = useTranslation();
  const documents = useCall(endpoints.supportedDocumentTypes, { country, level });
  const texts = useLoadTexts(documents.error);
  return (
    <Loadable state={documents} texts={texts} onRetry={documents.retry}>
      {({ documentTypes }) =>
        documentTypes.some(({ type }) => type === 'BVN') ? (
          children
        ) : (
          <StatusBanner
            tone="info"
            title={t('nonDocument.notHere.title')}
            actions={
              <Button asChild variant="primary">
                <Link to={`/auth/kyc?level=${level}`}>{t('nonDocument.useDocument')}</Link>
              </Button>
            }
          >
            <p>{t('nonDocument.notHere.body')}</p>
          </StatusBanner>
        )
      }
    </Loadable>
  );
}
