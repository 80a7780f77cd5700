import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MAX_PAPER_AGE_MONTHS } from '../../domain/dates';
import { oneOf } from '../../domain/look-up';
import type { QuestionnaireStatus } from '../../domain/statuses';
import { longDay } from '../../lib/long-date';
import { operatorName } from '../../lib/operator-name';
import { ChoiceCards } from '../../ui/choice-cards';
import { ConsentField } from '../../ui/fields/consent-field';
import { type CountryEntry, nameOfCountry } from '../../ui/fields/countries';
import { DateField } from '../../ui/fields/date-field';
import type { FileRules } from '../../ui/fields/file-check';
import { useFormField } from '../../ui/fields/form';
import { CountryField } from '../../ui/fields/phone-field';
import { TextLink } from '../../ui/text-link';
import { RequestFacts } from '../shared/consent/request-facts';
import { FormFlow } from '../shared/flow/form-flow';
import { isolated } from '../shared/format/isolated';
import type { AnsweredTemplate } from '../shared/forms/submit-template';
import { AddressFields } from '../shared/region/address-fields';
import { useAddressForm } from '../shared/region/region-notice';
import { ReviewTime } from '../shared/review/review-time';
import { ADDRESS_PAPERS } from './address-proof';
import { rememberConsent, STATEMENT } from './consent';
import { FileNames, ProofRequirements } from './proof-details';
import { ProofFiles } from './proof-files';
import { PROOF_FORM } from './proof-steps';
import { useProofForm } from './use-proof-form';
import { useSendProof } from './use-send-proof';

interface ProofFormProps {
  readonly residence: string;
  readonly needsAgreement: boolean;
  readonly countries: readonly CountryEntry[];
  /** For all files, which share one body. */
  readonly rules: FileRules;
  readonly template: AnsweredTemplate;
  readonly onSent: (status: QuestionnaireStatus) => void;
}

export function ProofForm({ residence, needsAgreement, countries, rules, template, onSent }: ProofFormProps) {
  const { t, i18n } = useTranslation();
  const { town = t('poa.city'), townMissing, lines } = useAddressForm();
  const labels = { street: t('poa.street'), city: town, postcode: t('poa.postcode') };
  const { form, schema, fields, draft } = useProofForm({ residence, labels, townMissing });
  const { control, register, watch, formState } = form;
  const { submit, busy, isLocked, progress, hasFailed, label } = useSendProof({
    template,
    needsAgreement,
    draft,
    onSent,
  });
  const issuedOn = useFormField({ control, name: 'issuedOn' });
  const country = useFormField({ control, name: 'country' });

  const paperName = (value: string) => {
    const known = oneOf(ADDRESS_PAPERS, value);
    return known && t(`poa.papers.${known}`);
  };

  const values = watch();
  const { errors } = formState;

  return (
    <FormFlow
      declared={PROOF_FORM}
      form={form}
      draft={draft}
      schema={schema}
      sending={busy}
      isLocked={isLocked}
      hasFailed={hasFailed}
      onSubmit={submit}
      steps={{
        paper: {
          fields: ['paper'],
          content: (choose) => (
            <ChoiceCards
              label={t('poa.paper')}
              chosen={oneOf(ADDRESS_PAPERS, values.paper)}
              onChoose={(paper) => choose('paper', paper)}
              choices={ADDRESS_PAPERS.map((value) => ({
                value,
                label: t(`poa.papers.${value}`),
                // The only document with several pages.
                hint: value === 'rental-contract' ? t('poa.rentalHint') : undefined,
              }))}
            />
          ),
          answers: [{ id: 'paper', term: t('poa.paper'), value: paperName(values.paper) }],
        },
        document: {
          fields: ['files', 'issuedOn'],
          content: (actions) => (
            <>
              <ProofRequirements />
              <ProofFiles control={control} rules={rules} progress={progress} />
              <DateField
                {...fields.date}
                {...issuedOn}
                label={t('poa.issuedOn')}
                hint={t('poa.needed.age', { count: MAX_PAPER_AGE_MONTHS })}
              />
              {actions}
            </>
          ),
          answers: [
            {
              id: 'files',
              term: t('poa.file'),
              value: <FileNames files={values.files} />,
            },
            { id: 'issuedOn', term: t('poa.issuedOn'), value: longDay(values.issuedOn, i18n.language) },
          ],
        },
        address: {
          fields: ['country', ...lines],
          content: (actions) => (
            <>
              <CountryField {...fields.country} {...country} label={t('poa.country')} countries={countries} />
              <AddressFields
                lines={lines}
                propsOf={(line) => ({
                  ...register(line),
                  label: labels[line],
                  hint: line === 'street' ? t('poa.streetHint') : undefined,
                  error: errors[line]?.message,
                })}
              />
              {actions}
            </>
          ),
          answers: [
            { id: 'country', term: t('poa.country'), value: nameOfCountry(countries, values.country, i18n.language) },
            ...lines.map((line) => ({ id: line, term: labels[line], value: values[line] })),
          ],
        },
        share: {
          fields: ['consent'],
          content: (actionsWith) => (
            <>
              <RequestFacts data="address" />
              {needsAgreement && (
                <p>
                  {t('poa.agreement')}{' '}
                  <TextLink asChild>
                    <Link to="/auth/agreement">{t('complianceTasks.agreements')}</Link>
                  </TextLink>
                </p>
              )}
              {actionsWith(
                <ConsentField
                  {...register('consent', {
                    onChange: (event) => rememberConsent(event.target.checked, i18n.language),
                  })}
                  label={t(STATEMENT, { operator: isolated(operatorName()) })}
                  error={errors.consent?.message}
                />,
              )}
            </>
          ),
          answers: [],
        },
      }}
      check={{
        label,
        sendingLabel: t('poa.sending'),
        content: (actions) => (
          <>
            <ReviewTime what="proof-of-address" />
            {actions}
          </>
        ),
      }}
    />
  );
}
