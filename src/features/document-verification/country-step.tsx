import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { stepsOf } from '../../domain/steps';
import { markSubmitted, type SubmissionContent } from '../../lib/submissions';
import { nameOfCountry } from '../../ui/fields/countries';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { errorEntries, useFormField } from '../../ui/fields/form';
import { CountryField } from '../../ui/fields/phone-field';
import { useHelpBeside } from '../../ui/help-column';
import { StatusBanner } from '../../ui/status-banner';
import { TextLink } from '../../ui/text-link';
import { StepActions } from '../shared/flow/step-actions';
import { useTimes } from '../shared/format/use-times';
import { useFieldTexts } from '../shared/forms/use-field-texts';
import { type ContinueOnPhoneProps, PhonePanel } from '../shared/phone/continue-on-phone';
import { PhoneHelp } from '../shared/phone/phone-help';
import { RejectionPhotos } from '../shared/photos/rejection-photos';
import { RejectionReason } from '../shared/review/rejection-reason';
import { phoneAddress } from './phone-address';
import type { OwnStepProps } from './prepare-steps';
import { QuickKyc } from './quick-kyc';
import { STEPS } from './step-declaration';
import { StepPage } from './step-page';

const schema = z.object({ country: z.string().check(z.minLength(1)) });

/** Level 1: of the document. Level 2: of residence. */
export function CountryStep(props: OwnStepProps) {
  const { place, go, member, start, onNext } = props;
  const { t, i18n } = useTranslation();
  const times = useTimes();
  const fields = useFieldTexts();
  const { level } = place;
  const { info, account } = member;
  const { status } = stepsOf({ ...info, ...account })[level];
  const isIssue = level === 'LEVEL_1';
  const { control, handleSubmit, watch, formState } = useForm({
    resolver: zodResolver(
      schema,
      fields.schema({
        country: {
          label: t(`kyc.country.${level}`),
          kind: 'choice',
          missing: t(isIssue ? 'fields.missing.issuer' : 'fields.missing.residence'),
        },
      }),
    ),
    defaultValues: { country: place.country || info.residenceCountry || start.here },
    // The summary takes the focus, not the field.
    shouldFocusError: false,
  });
  const country = watch('country');
  const field = useFormField({ control, name: 'country' });
  // So that the field does not move on a selection.
  const [isSuggested] = useState(place.country === '' && country !== '');
  const isServed = !start.unsupportedCountries.includes(country);
  const quick = start.quick?.canQuickKyc && start.quick.level === level ? start.quick : undefined;
  const showSubmitted = (content: SubmissionContent) => {
    markSubmitted(level, content);
    go({ step: 'result', content: content === 'details' ? content : undefined });
  };
  const isBeside = useHelpBeside();
  const phone: ContinueOnPhoneProps = {
    address: phoneAddress({ ...place, step: 'choose' }),
    level,
    onDone: () => go({ step: 'result' }),
    arrival: {
      hasArrived: (now) => stepsOf({ ...now, ...account })[level].status !== status,
      onArrived: () => showSubmitted('documents'),
    },
  };

  return (
    <StepPage {...props} ownHelp={isBeside && <PhoneHelp {...phone} />}>
      {status === 'FAILED_AND_CAN_RETRY' && info.additionalRejectReason !== '' && (
        <>
          <StatusBanner tone="warning" title={t('kyc.lastTime')}>
            <RejectionReason code={info.additionalRejectReason} />
          </StatusBanner>
          <RejectionPhotos code={info.additionalRejectReason} />
        </>
      )}
      {quick && (
        <>
          <QuickKyc source={quick.source} level={level} status={status} onDone={() => showSubmitted('details')} />
          <h2 className="text-lg font-semibold">{t('kyc.quick.otherwise')}</h2>
        </>
      )}
      {!isBeside && <PhonePanel {...phone} />}
      <form
        onSubmit={(event) =>
          void handleSubmit((chosen) =>
            // Another country may not accept the chosen document.
            onNext({ ...chosen, ...(chosen.country !== place.country && { documentType: undefined }) }),
          )(event)
        }
        noValidate
        className="flex flex-col gap-6"
      >
        <ErrorSummary
          {...fields.errorSummary}
          errors={errorEntries(formState.errors, ['country'])}
          attempt={formState.submitCount}
        />
        <CountryField
          {...fields.country}
          {...field}
          onChange={(chosen) => {
            field.onChange(chosen);
            // Keeps the choice over a reload.
            go({ country: chosen, documentType: undefined, step: 'choose' }, true);
          }}
          label={t(`kyc.country.${level}`)}
          hint={times.join(t(`kyc.countryHint.${level}`), isSuggested ? t('kyc.countrySuggested') : undefined)}
          countries={start.countries.list}
        />
        <p className="text-sm text-muted">
          {times.join(times.takes(level), times.review(level))}{' '}
          <TextLink asChild>
            <Link to="/auth/step1">{t('kyc.prepare')}</Link>
          </TextLink>
        </p>
        {isServed ? (
          <StepActions action={STEPS.choose(place).action} />
        ) : (
          <StatusBanner
            tone="warning"
            title={t('kyc.notServed.title', { country: nameOfCountry([], country, i18n.language) })}
            announce
          >
            <p>{t(isIssue ? 'kyc.notServed.body' : 'residence.notServed.body')}</p>
          </StatusBanner>
        )}
      </form>
    </StepPage>
  );
}
