import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import * as z from 'zod/mini';
import type { ResponseOf } from '../../api/endpoint';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { localFirst } from '../../domain/regions';
import { DOCUMENT_TYPES, type DocumentType } from '../../domain/statuses';
import { store } from '../../lib/store';
import { Button } from '../../ui/button';
import { SingleChoice } from '../../ui/fields/choice-field';
import { ConsentField } from '../../ui/fields/consent-field';
import { countryName } from '../../ui/fields/countries';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { errorEntries, useFormField } from '../../ui/fields/form';
import { CountryField } from '../../ui/fields/phone-field';
import { Illustration, type IllustrationName } from '../../ui/illustrations/illustration';
import { Loadable } from '../../ui/loadable';
import { StatusBanner } from '../../ui/status-banner';
import { ConsentFacts } from '../shared/forms/consent-facts';
import { choiceSchema, consentSchema } from '../shared/forms/field-schemas';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { combineCalls } from '../shared/loading/combine-calls';
import { useLoadTexts } from '../shared/loading/load-texts';
import { type FlowPlace, oneOf } from './flow-address';
import type { StepProps } from './step-props';

interface DocumentFormProps extends StepProps {
  /** The member's country of residence; empty when unknown. */
  readonly residence: string;
}

interface StartData {
  readonly countries: ResponseOf<typeof endpoints.countryList>;
  readonly config: ResponseOf<typeof endpoints.kycConfig>;
  readonly here: ResponseOf<typeof endpoints.supportedIpCountryCode>;
}

/** The form for country, document and consent. */
export function DocumentForm(props: DocumentFormProps) {
  const countries = useCall(endpoints.countryList, { is_disable: 1 });
  const config = useCall(endpoints.kycConfig, {});
  const here = useCall(endpoints.supportedIpCountryCode, {});
  const data = combineCalls({ countries, config, here });
  const texts = useLoadTexts(data.error);
  return (
    <Loadable state={data} texts={texts} onRetry={data.retry}>
      {(start) => <Form {...props} start={start} />}
    </Loadable>
  );
}

const baseSchema = z.object({
  country: z.string().check(z.minLength(1)),
  documentType: z.string(),
  consent: consentSchema,
});
const documentSchema = z.extend(baseSchema, { documentType: choiceSchema(DOCUMENT_TYPES) });
/** Values of the fields; `documentType` is empty until one is chosen. */
type Values = z.input<typeof baseSchema>;

const ORDER = ['country', 'documentType', 'consent'];

function Form({ place, go, residence, start }: DocumentFormProps & { readonly start: StartData }) {
  const { t, i18n } = useTranslation();
  const fields = useFieldTexts();
  // Level 2 proves an address: the vendor's flow requests the document.
  const needsDocument = place.level === 'LEVEL_1';
  const { control, register, handleSubmit, watch, formState } = useForm<Values>({
    resolver: zodResolver(
      needsDocument ? documentSchema : baseSchema,
      fields.schema({
        country: { label: t(`kyc.country.${place.level}`), kind: 'choice' },
        documentType: { label: t('kyc.document'), options: t('kyc.documentOptions') },
        consent: t('kyc.consentLabel'),
      }),
    ),
    defaultValues: {
      country: place.country || residence || start.here.countryCode,
      documentType: place.documentType ?? '',
      consent: false,
    },
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
  });
  const country = watch('country');
  const countryField = useFormField({ control, name: 'country' });
  const isServed = !start.config.unsupportedCountries.includes(country);

  /** Puts the choice into the address, so that it survives a reload; the consent does not. */
  const keep = (chosen: Pick<FlowPlace, 'country' | 'documentType'>) => go({ ...chosen, step: 'choose' }, true);

  const submit = handleSubmit(({ country: chosen, documentType }) => {
    // The current history entry keeps the choice for the back button.
    const kept = { country: chosen, documentType: oneOf(DOCUMENT_TYPES, documentType) };
    keep(kept);
    go({ ...kept, step: 'run' });
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-6">
      <ErrorSummary
        {...fields.errorSummary}
        errors={errorEntries(formState.errors, ORDER)}
        attempt={formState.submitCount}
      />
      <CountryField
        {...fields.country}
        {...countryField}
        onChange={(chosen) => {
          countryField.onChange(chosen);
          keep({ country: chosen, documentType: oneOf(DOCUMENT_TYPES, watch('documentType')) });
        }}
        label={t(`kyc.country.${place.level}`)}
        hint={t(`kyc.countryHint.${place.level}`)}
        countries={start.countries.list}
      />
      {isServed ? (
        <>
          {needsDocument && country !== '' && (
            <DocumentTypes
              country={country}
              place={place}
              control={control}
              onChosen={(documentType) => keep({ country, documentType })}
            />
          )}
          <ConsentFacts method={needsDocument ? 'document' : 'address'} />
          <ConsentField
            {...register('consent')}
            label={t(needsDocument ? 'kyc.consent' : 'kyc.consentAddress')}
            error={formState.errors.consent?.message}
          />
          <div>
            <Button type="submit" variant="primary" size="large">
              {t('kyc.continue')}
            </Button>
            <p className="mt-2 text-sm text-muted">{t(`kyc.duration.${place.level}`)}</p>
          </div>
        </>
      ) : (
        <StatusBanner
          tone="warning"
          title={t('kyc.notServed.title', { country: nameOf(country, i18n.language) })}
          announce
        >
          <p>{t('kyc.notServed.body')}</p>
        </StatusBanner>
      )}
    </form>
  );
}

/** The picture of each document; a number has none. */
const PICTURES: Readonly<Record<DocumentType, IllustrationName | undefined>> = {
  ID_CARD: 'id-card',
  PASSPORT: 'passport',
  DRIVERS: 'driving-licence',
  RESIDENCE_PERMIT: 'residence-permit',
  BVN: undefined,
};

interface DocumentTypesProps {
  readonly country: string;
  readonly place: StepProps['place'];
  readonly control: ReturnType<typeof useForm<Values>>['control'];
  readonly onChosen: (type: DocumentType | undefined) => void;
}

/** The choice among the accepted documents of a country. */
function DocumentTypes({ country, place, control, onChosen }: DocumentTypesProps) {
  const { t } = useTranslation();
  const field = useFormField({ control, name: 'documentType' });
  const { site } = useSnapshot(store).compliance;
  const documents = useCall(endpoints.supportedDocumentTypes, { country, level: place.level });
  const texts = useLoadTexts(documents.error);
  // A document that was chosen for another country may not be accepted here; a choice that is not shown must not be sent.
  const { value, onChange } = field;
  const isGone = documents.data?.documentTypes.every(({ type }) => type !== value) && value !== '';
  useEffect(() => {
    if (isGone) onChange('');
  }, [isGone, onChange]);
  return (
    <Loadable state={documents} texts={texts} onRetry={documents.retry}>
      {({ documentTypes }) =>
        documentTypes.length === 0 ? (
          <StatusBanner tone="warning" title={t('kyc.noDocuments.title')}>
            <p>{t('kyc.noDocuments.body')}</p>
          </StatusBanner>
        ) : (
          <SingleChoice
            {...field}
            label={t('kyc.document')}
            onChange={(chosen) => {
              field.onChange(chosen);
              onChosen(oneOf(DOCUMENT_TYPES, chosen));
            }}
            choices={localFirst(site, documentTypes, ({ type }) => type).map(({ type, sides }) => ({
              value: type,
              label: t(`kyc.documents.${type}.name`),
              picture: PICTURES[type] && <Illustration name={PICTURES[type]} className="w-18" />,
              hint: type === 'BVN' ? t('kyc.documents.BVN.hint') : t(sides === 1 ? 'kyc.oneSide' : 'kyc.bothSides'),
            }))}
          />
        )
      }
    </Loadable>
  );
}

/** Name of a country, which may be missing in the list of countries if it is not served. */
function nameOf(countryCode: string, language: string): string {
  return countryName({ countryCode, regionCode: 0, nameEn: countryCode }, language);
}
