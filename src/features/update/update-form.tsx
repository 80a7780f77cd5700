import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../api/endpoint';
import type { endpoints } from '../../api/endpoints';
import type { UpdatePoiStatus } from '../../domain/statuses';
import { longDay } from '../../lib/long-date';
import { nameOfCountry } from '../../ui/fields/countries';
import { DateField } from '../../ui/fields/date-field';
import { useFormField } from '../../ui/fields/form';
import { CountryField } from '../../ui/fields/phone-field';
import { TextField } from '../../ui/fields/text-field';
import { RequestFacts } from '../shared/consent/request-facts';
import { DocumentCards } from '../shared/flow/document-cards';
import { FormFlow } from '../shared/flow/form-flow';
import { useSubmittedStart } from '../shared/member/start-guard';
import { RefusedPage } from '../shared/member/start-guard-page';
import { useRiskCheck } from '../shared/risk/use-risk-check';
import { REQUEST } from './requests';
import { sendUpdate } from './send-update';
import { documentTypeOf, UPDATED_DOCUMENTS, type UpdateValues } from './update-schema';
import { UPDATE_FORM } from './update-steps';
import { useUpdateForm } from './use-update-form';

interface UpdateFormProps {
  readonly countries: ResponseOf<typeof endpoints.countryList>['list'];
  readonly residence: string;
  readonly before: UpdatePoiStatus;
  readonly onSent: () => void;
}

/** Operation UPDATE (70029). */
export function UpdateForm({ countries, residence, before, onSent }: UpdateFormProps) {
  const { t, i18n } = useTranslation();
  const { form, schema, fields, draft } = useUpdateForm(residence);
  const { check, dialog } = useRiskCheck();
  const { control, register, watch, formState } = form;

  const { submit, busy, isLocked, hasFailed, label, refusal } = useSubmittedStart(
    REQUEST,
    async (context, values: UpdateValues) => {
      const { country, documentNumber, expiry } = values;
      const chosen = documentTypeOf(values);
      if (chosen === undefined) return;
      const details = { documentType: chosen, country, documentNumber, ...(expiry && { expiry }) };
      await sendUpdate(context, details, { check, before, onSent });
    },
    'update',
    draft,
  );

  const country = useFormField({ control, name: 'country' });
  const expiry = useFormField({ control, name: 'expiry' });
  const values = watch();
  const chosenType = documentTypeOf(values);
  const { errors } = formState;
  if (refusal) {
    return <RefusedPage title={t('pages.updatekyc')} answer={refusal} request={REQUEST} />;
  }
  return (
    <>
      <FormFlow
        declared={UPDATE_FORM}
        form={form}
        draft={draft}
        schema={schema}
        sending={busy}
        isLocked={isLocked}
        hasFailed={hasFailed}
        onSubmit={submit}
        steps={{
          document: {
            fields: ['documentType'],
            content: (choose) => (
              <DocumentCards
                label={t('updatekyc.document')}
                documents={UPDATED_DOCUMENTS.map((type) => ({ type }))}
                chosen={chosenType}
                onChoose={(type) => choose('documentType', type)}
              />
            ),
            answers: [
              {
                id: 'documentType',
                term: t('updatekyc.document'),
                value: chosenType && t(`kyc.documents.${chosenType}.name`),
              },
            ],
          },
          details: {
            fields: ['country', 'documentNumber', 'expiry'],
            content: (actions) => (
              <>
                <CountryField {...fields.country} {...country} label={t('updatekyc.country')} countries={countries} />
                <TextField
                  {...register('documentNumber')}
                  label={t('updatekyc.number')}
                  autoComplete="off"
                  spellCheck={false}
                  error={errors.documentNumber?.message}
                />
                <DateField
                  {...fields.date}
                  {...fields.optional}
                  {...expiry}
                  label={t('updatekyc.expiry')}
                  hint={t('updatekyc.expiryHint')}
                />
                <RequestFacts data="answers" />
                {actions}
              </>
            ),
            answers: [
              {
                id: 'country',
                term: t('updatekyc.country'),
                value: nameOfCountry(countries, values.country, i18n.language),
              },
              { id: 'documentNumber', term: t('updatekyc.number'), value: values.documentNumber },
              { id: 'expiry', term: t('updatekyc.expiry'), value: longDay(values.expiry, i18n.language) },
            ],
          },
        }}
        check={{
          label,
          content: (actions) => (
            <>
              <p className="text-sm text-muted">{t('updatekyc.next')}</p>
              {actions}
            </>
          ),
        }}
      />
      {dialog}
    </>
  );
}
