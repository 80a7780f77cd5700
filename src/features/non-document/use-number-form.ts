import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NUMBER_DRAFT } from '../../domain/unfinished';
import { longDay } from '../../lib/long-date';
import { now } from '../../lib/now';
import { useFormDraft } from '../shared/forms/use-draft';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { type NumberValues, numberSchema } from './number-schema';

export function useNumberForm(residence: string) {
  const { t, i18n } = useTranslation();
  const fields = useFieldTexts();
  const schema = numberSchema(new Date(now()), (day) => longDay(day, i18n.language));
  const namesOf = ({ hasOneName }: NumberValues) =>
    ({
      country: { label: t('nonDocument.country'), kind: 'choice', missing: t('fields.missing.residence') },
      firstname: { label: t('nonDocument.firstname'), missing: t('fields.missing.firstName') },
      lastname: hasOneName
        ? { label: t('nonDocument.onlyName'), missing: t('fields.missing.onlyName') }
        : { label: t('nonDocument.lastname'), missing: t('fields.missing.lastName') },
      dateOfBirth: { label: t('nonDocument.dateOfBirth'), missing: t('fields.missing.dateOfBirth') },
      number: {
        label: t('nonDocument.number'),
        missing: t('fields.missing.bankNumber'),
        wrong: t('nonDocument.numberWrong'),
      },
      consent: t('nonDocument.consentLabel'),
    }) as const;
  const form = useForm<NumberValues>({
    resolver: (values, ...rest) => zodResolver(schema, fields.schema(namesOf(values)))(values, ...rest),
    defaultValues: {
      country: residence,
      hasOneName: false,
      firstname: '',
      lastname: '',
      dateOfBirth: '',
      number: '',
      consent: false,
    },
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
  });
  const draft = useFormDraft(NUMBER_DRAFT, form, ['consent']);
  return { form, schema, fields, draft };
}
