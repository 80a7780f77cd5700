import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type CountryEntry, nameOfCountry } from '../../ui/fields/countries';
import { useFormField } from '../../ui/fields/form';
import { CountryField } from '../../ui/fields/phone-field';
import { StatusBanner } from '../../ui/status-banner';
import { useSubmit } from '../shared/actions/use-submit';
import { RequestFacts } from '../shared/consent/request-facts';
import { FormFlow } from '../shared/flow/form-flow';
import type { AnsweredTemplate } from '../shared/forms/submit-template';
import { useFormDraft } from '../shared/forms/use-draft';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { AddressFields } from '../shared/region/address-fields';
import { useAddressForm } from '../shared/region/region-notice';
import { type ResidenceValues, residenceSchema } from './residence';
import { RESIDENCE_FORM } from './residence-steps';
import { saveResidence } from './save-residence';

interface ResidenceFormProps {
  readonly initial: ResidenceValues;
  readonly template: AnsweredTemplate;
  readonly countries: readonly CountryEntry[];
  readonly unsupported: readonly string[];
  readonly onSaved: () => void;
}

/** Countries that are not served get a notice instead of a button. */
export function ResidenceForm({ initial, template, countries, unsupported, onSaved }: ResidenceFormProps) {
  const { t, i18n } = useTranslation();
  const fields = useFieldTexts();
  const { town = t('residence.city'), townMissing, lines } = useAddressForm();
  const labels = { street: t('residence.street'), city: town, postcode: t('residence.postcode') };
  const schema = residenceSchema(unsupported);
  const form = useForm<ResidenceValues>({
    resolver: zodResolver(
      schema,
      fields.schema({
        country: { label: t('residence.country'), kind: 'choice', missing: t('fields.missing.residence') },
        street: { label: labels.street, missing: t('fields.missing.street') },
        city: { label: labels.city, missing: townMissing },
        postcode: labels.postcode,
      }),
    ),
    defaultValues: initial,
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
  });
  const draft = useFormDraft('residence', form);
  const { control, register, watch, formState } = form;
  const country = useFormField({ control, name: 'country' });
  const { errors } = formState;
  const { submit, busy, isLocked, hasFailed, label } = useSubmit(
    (context, values: ResidenceValues) => saveResidence(context, template, values, onSaved),
    'residence',
    draft,
  );
  const values = watch();

  return (
    <FormFlow
      declared={RESIDENCE_FORM}
      form={form}
      draft={draft}
      schema={schema}
      sending={busy}
      isLocked={isLocked}
      hasFailed={hasFailed}
      onSubmit={submit}
      steps={{
        country: {
          fields: ['country'],
          content: (actions) => (
            <>
              <CountryField
                {...fields.country}
                {...country}
                label={t('residence.country')}
                hint={t('residence.countryHint')}
                countries={countries}
              />
              {unsupported.includes(values.country) ? (
                <StatusBanner tone="warning" title={t('residence.notServed.title')} announce>
                  <p>{t('residence.notServed.body')}</p>
                </StatusBanner>
              ) : (
                <>
                  <RequestFacts data="answers" />
                  {actions}
                </>
              )}
            </>
          ),
          answers: [
            {
              id: 'country',
              term: t('residence.country'),
              value: nameOfCountry(countries, values.country, i18n.language),
            },
          ],
        },
        address: {
          fields: lines,
          content: (actions) => (
            <>
              <AddressFields
                lines={lines}
                propsOf={(line) => ({
                  ...register(line),
                  label: labels[line],
                  error: errors[line]?.message,
                })}
              />
              {actions}
            </>
          ),
          answers: lines.map((line) => ({ id: line, term: labels[line], value: values[line] })),
        },
      }}
      check={{
        label,
        content: (actions) => <>{actions}</>,
      }}
    />
  );
}
