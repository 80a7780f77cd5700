import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import type { CountryEntry } from '../../ui/fields/countries';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { errorEntries, useFormField } from '../../ui/fields/form';
import { CountryField } from '../../ui/fields/phone-field';
import { TextField } from '../../ui/fields/text-field';
import { StatusBanner } from '../../ui/status-banner';
import { useDraft } from '../shared/forms/use-draft';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { useAddressForm } from '../shared/region/region-notice';
import { RESIDENCE_DRAFT, RESIDENCE_FIELDS, type ResidenceValues, residenceSchema } from './residence';

interface ResidenceFormProps {
  readonly initial: ResidenceValues;
  readonly countries: readonly CountryEntry[];
  /** Codes of the countries that are not served. */
  readonly unsupported: readonly string[];
  readonly onFilled: (values: ResidenceValues) => void;
}

/** The form for country and address. If the country is not served, a notice is shown instead of the fields. */
export function ResidenceForm({ initial, countries, unsupported, onFilled }: ResidenceFormProps) {
  const { t } = useTranslation();
  const fields = useFieldTexts();
  const { town = t('residence.city'), hasPostcode } = useAddressForm();
  const form = useForm<ResidenceValues>({
    resolver: zodResolver(
      residenceSchema,
      fields.schema({
        country: { label: t('residence.country'), kind: 'choice' },
        street: t('residence.street'),
        city: town,
        postcode: t('residence.postcode'),
      }),
    ),
    defaultValues: initial,
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
  });
  useDraft(RESIDENCE_DRAFT, form);
  const { control, register, handleSubmit, watch, formState } = form;
  const country = useFormField({ control, name: 'country' });
  const isServed = !unsupported.includes(watch('country'));
  const { errors } = formState;

  return (
    <form onSubmit={(event) => void handleSubmit(onFilled)(event)} noValidate className="flex flex-col gap-6">
      <ErrorSummary
        {...fields.errorSummary}
        errors={errorEntries(errors, RESIDENCE_FIELDS)}
        attempt={formState.submitCount}
      />
      <CountryField
        {...fields.country}
        {...country}
        label={t('residence.country')}
        hint={t('residence.countryHint')}
        countries={countries}
      />
      {isServed ? (
        <>
          <TextField
            {...register('street')}
            label={t('residence.street')}
            autoComplete="street-address"
            error={errors.street?.message}
          />
          <TextField {...register('city')} label={town} autoComplete="address-level2" error={errors.city?.message} />
          {hasPostcode && (
            <TextField
              {...fields.optional}
              {...register('postcode')}
              label={t('residence.postcode')}
              autoComplete="postal-code"
              error={errors.postcode?.message}
            />
          )}
          <div>
            <Button type="submit" variant="primary" size="large">
              {t('residence.continue')}
            </Button>
          </div>
        </>
      ) : (
        <StatusBanner tone="warning" title={t('residence.notServed.title')} announce>
          <p>{t('residence.notServed.body')}</p>
        </StatusBanner>
      )}
    </form>
  );
}
