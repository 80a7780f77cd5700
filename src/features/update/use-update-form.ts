import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { longDay } from '../../lib/long-date';
import { now } from '../../lib/now';
import { useFormDraft } from '../shared/forms/use-draft';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { type UpdateValues, updateSchema } from './update-schema';

export function useUpdateForm(residence: string) {
  const { t, i18n } = useTranslation();
  const fields = useFieldTexts();
  const schema = updateSchema(new Date(now()), (day) => longDay(day, i18n.language));
  const form = useForm<UpdateValues>({
    resolver: zodResolver(
      schema,
      fields.schema({
        documentType: { label: t('updatekyc.document'), options: t('kyc.documentOptions') },
        country: { label: t('updatekyc.country'), kind: 'choice', missing: t('fields.missing.issuer') },
        documentNumber: { label: t('updatekyc.number'), missing: t('fields.missing.documentNumber') },
        expiry: t('updatekyc.expiry'),
      }),
    ),
    defaultValues: { documentType: '', country: residence, documentNumber: '', expiry: '' },
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
  });
  const draft = useFormDraft('update', form);
  return { form, schema, fields, draft };
}
