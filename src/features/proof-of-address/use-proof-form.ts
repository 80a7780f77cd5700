import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { longDay } from '../../lib/long-date';
import { now } from '../../lib/now';
import { useFormDraft } from '../shared/forms/use-draft';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { type ProofValues, proofSchema } from './address-proof';

interface ProofFormOptions {
  readonly residence: string;
  readonly labels: Readonly<Record<'street' | 'city' | 'postcode', string>>;
  /** Error for an empty town line. */
  readonly townMissing: string;
}

export function useProofForm({ residence, labels, townMissing }: ProofFormOptions) {
  const { t, i18n } = useTranslation();
  const fields = useFieldTexts();
  const schema = proofSchema(new Date(now()), (day) => longDay(day, i18n.language));
  const form = useForm<ProofValues>({
    resolver: zodResolver(
      schema,
      fields.schema({
        paper: { label: t('poa.paper'), options: t('poa.paperOptions'), missing: t('fields.missing.paper') },
        issuedOn: { label: t('poa.issuedOn'), missing: t('fields.missing.issuedOn') },
        files: { label: t('poa.file'), missing: t('fields.missing.file') },
        country: { label: t('poa.country'), kind: 'choice', missing: t('fields.missing.residence') },
        street: { label: labels.street, missing: t('fields.missing.street') },
        city: { label: labels.city, missing: townMissing },
        postcode: labels.postcode,
        consent: t('kyc.consentLabel'),
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
      consent: false,
    },
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
  });
  const draft = useFormDraft('proof-of-address', form, ['consent']);
  return { form, schema, fields, draft };
}
