import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../api/endpoint';
import type { endpoints } from '../../api/endpoints';
import type { ApiError } from '../../api/errors';
import { longDay } from '../../lib/long-date';
import { now } from '../../lib/now';
import { SingleChoice } from '../../ui/fields/choice-field';
import { nameOfCountry } from '../../ui/fields/countries';
import { DateField } from '../../ui/fields/date-field';
import { useFormField } from '../../ui/fields/form';
import { CountryField } from '../../ui/fields/phone-field';
import { TextField } from '../../ui/fields/text-field';
import { FocusHere } from '../../ui/focus-here';
import { useAction } from '../shared/actions/use-action';
import { DocumentPicture } from '../shared/flow/document-picture';
import { FormFlow } from '../shared/flow/form-flow';
import { useDraft } from '../shared/forms/use-draft';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { Failure } from '../shared/loading/failure';
import { useRiskCheck } from '../shared/risk/use-risk-check';
import { sendUpdate } from './send-update';
import { documentTypeOf, UPDATED_DOCUMENTS, type UpdateValues, updateSchema } from './update-schema';

interface UpdateFormProps {
  readonly countries: ResponseOf<typeof endpoints.countryList>['list'];
  /** Country of the verified document. */
  readonly residence: string;
  readonly onSent: () => void;
}

/** The form in three steps: the kind of document, its details, a check of both; sent after the risk check of operation UPDATE (70029). */
export function UpdateForm({ countries, residence, onSent }: UpdateFormProps) {
  const { t, i18n } = useTranslation();
  const fields = useFieldTexts();
  const { check, dialog } = useRiskCheck();
  const [refusal, setRefusal] = useState<ApiError>();
  const schema = updateSchema(new Date(now()), (day) => longDay(day, i18n.language));
  const form = useForm<UpdateValues>({
    resolver: zodResolver(
      schema,
      fields.schema({
        documentType: { label: t('updatekyc.document'), options: t('kyc.documentOptions') },
        country: { label: t('updatekyc.country'), kind: 'choice' },
        documentNumber: t('updatekyc.number'),
        expiry: t('updatekyc.expiry'),
      }),
    ),
    defaultValues: { documentType: '', country: residence, documentNumber: '', expiry: '' },
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
  });
  const { control, register, watch, formState } = form;
  const draft = useDraft('update', form);

  const [send, busy] = useAction(async (context, values: UpdateValues) => {
    const { country, documentNumber, expiry } = values;
    const documentType = documentTypeOf(values);
    if (documentType === undefined) return;
    setRefusal(undefined);
    await sendUpdate(
      context,
      { documentType, country, documentNumber, ...(expiry && { expiry }) },
      {
        check,
        onAccepted: () => void draft.remove(),
        onSent,
        onRefused: setRefusal,
      },
    );
  }, 'update');

  const documentType = useFormField({ control, name: 'documentType' });
  const country = useFormField({ control, name: 'country' });
  const expiry = useFormField({ control, name: 'expiry' });
  const values = watch();
  const chosenType = documentTypeOf(values);
  const { errors } = formState;
  return (
    <>
      <FormFlow
        flow={t('pages.updatekyc')}
        form={form}
        draft={draft}
        schema={schema}
        sending={busy}
        onSubmit={send}
        later={1}
        steps={[
          {
            name: 'document',
            title: t('flow.newDocument'),
            lead: <p>{t('updatekyc.lead')}</p>,
            fields: ['documentType'],
            content: (actions) => (
              <>
                <SingleChoice
                  {...documentType}
                  label={t('updatekyc.document')}
                  onChange={documentType.onChange}
                  choices={UPDATED_DOCUMENTS.map((value) => ({
                    value,
                    label: t(`kyc.documents.${value}.name`),
                    picture: <DocumentPicture type={value} />,
                  }))}
                />
                {actions}
              </>
            ),
            answers: [
              {
                id: 'documentType',
                term: t('updatekyc.document'),
                value: chosenType && t(`kyc.documents.${chosenType}.name`),
              },
            ],
          },
          {
            name: 'details',
            title: t('flow.documentDetails'),
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
        ]}
        check={{
          submit: t('updatekyc.action'),
          content: (actions) => (
            <>
              {refusal && (
                <FocusHere>
                  <Failure error={refusal} title={t('updatekyc.refused')} />
                </FocusHere>
              )}
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
