import { useTranslation } from 'react-i18next';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { asksFamilyNameFirst } from '../../domain/person-names';
import type { StepStatus } from '../../domain/statuses';
import type { StepLevel } from '../../domain/steps';
import { longDay } from '../../lib/long-date';
import { setFlow } from '../../lib/store';
import { ConsentField } from '../../ui/fields/consent-field';
import { type CountryEntry, nameOfCountry } from '../../ui/fields/countries';
import { DateField } from '../../ui/fields/date-field';
import { useFormField } from '../../ui/fields/form';
import { CountryField } from '../../ui/fields/phone-field';
import { TextField } from '../../ui/fields/text-field';
import { forgetConsent } from '../shared/consent/given-consent';
import { FormFlow } from '../shared/flow/form-flow';
import type { KycInfo } from '../shared/member/member-state';
import { useSubmittedStart } from '../shared/member/start-guard';
import { RefusedPage } from '../shared/member/start-guard-page';
import { ReviewTime } from '../shared/review/review-time';
import { REQUEST } from './level';
import { type NumberValues, personOf } from './number-schema';
import { NUMBER_FORM } from './number-steps';
import { NumberSupport } from './number-support';
import { sendNumber } from './send-number';
import { ShareNumber } from './share-number';
import { useNumberForm } from './use-number-form';

interface NumberFormProps {
  readonly level: StepLevel;
  readonly status: StepStatus;
  readonly info: KycInfo;
  readonly countries: readonly CountryEntry[];
  readonly onSent: () => void;
}

const AUTO_COMPLETE = { firstname: 'given-name', lastname: 'family-name' } as const;

export function NumberForm({ level, status, info, countries, onSent }: NumberFormProps) {
  const { t, i18n } = useTranslation();
  const { form, schema, fields, draft } = useNumberForm(info.residenceCountry);
  const { control, register, watch, formState } = form;
  const country = useFormField({ control, name: 'country' });
  const dateOfBirth = useFormField({ control, name: 'dateOfBirth' });
  const { errors } = formState;

  const { submit, busy, isLocked, hasFailed, label, refusal } = useSubmittedStart(
    REQUEST,
    (context, values: NumberValues) =>
      sendNumber(context, { level, before: status }, personOf(values), {
        kycToken: info.kycToken,
        askAgain: () => {
          forgetConsent();
          form.setValue('consent', false);
        },
        onIdentified: (provider, flowName) => setFlow({ level, flowName, provider, before: status }),
        onSent,
      }),
    'number',
    draft,
  );

  const values = watch();
  const both = asksFamilyNameFirst(i18n.language)
    ? (['lastname', 'firstname'] as const)
    : (['firstname', 'lastname'] as const);
  const names = values.hasOneName ? (['lastname'] as const) : both;
  const labelOf = (name: 'firstname' | 'lastname') => t(`nonDocument.${values.hasOneName ? 'onlyName' : name}`);
  const documents = useCall(endpoints.supportedDocumentTypes, { country: values.country, level });
  if (refusal) return <RefusedPage title={t('pages.vendor')} answer={refusal} request={REQUEST} />;

  return (
    <FormFlow
      declared={NUMBER_FORM}
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
              <CountryField {...fields.country} {...country} label={t('nonDocument.country')} countries={countries} />
              <NumberSupport documents={documents} level={level}>
                {actions}
              </NumberSupport>
            </>
          ),
          answers: [
            {
              id: 'country',
              term: t('nonDocument.country'),
              value: nameOfCountry(countries, values.country, i18n.language),
            },
          ],
        },
        details: {
          fields: [...names, 'dateOfBirth', 'number'],
          content: (actions) => (
            <NumberSupport documents={documents} level={level}>
              {names.map((name) => (
                <TextField
                  key={name}
                  {...register(name)}
                  label={labelOf(name)}
                  autoComplete={values.hasOneName ? 'name' : AUTO_COMPLETE[name]}
                  error={errors[name]?.message}
                />
              ))}
              <ConsentField {...register('hasOneName')} label={t('nonDocument.hasOneName')} />
              <DateField {...fields.date} {...dateOfBirth} label={t('nonDocument.dateOfBirth')} autoComplete="bday" />
              <TextField
                {...register('number')}
                label={t('nonDocument.number')}
                hint={t('nonDocument.numberHint')}
                inputMode="numeric"
                autoComplete="off"
                error={errors.number?.message}
              />
              {actions}
            </NumberSupport>
          ),
          answers: [
            ...names.map((name) => ({ id: name, term: labelOf(name), value: values[name] })),
            {
              id: 'dateOfBirth',
              term: t('nonDocument.dateOfBirth'),
              value: longDay(values.dateOfBirth, i18n.language),
            },
            { id: 'number', term: t('nonDocument.number'), value: values.number },
          ],
        },
        share: {
          fields: ['consent'],
          content: (actionsWith) => (
            <NumberSupport documents={documents} level={level}>
              <ShareNumber form={form} country={values.country} isLocked={isLocked} actionsWith={actionsWith} />
            </NumberSupport>
          ),
          answers: [],
        },
      }}
      check={{
        label,
        content: (actions) => (
          <NumberSupport documents={documents} level={level}>
            <ReviewTime what="number" />
            {actions}
          </NumberSupport>
        ),
      }}
    />
  );
}
