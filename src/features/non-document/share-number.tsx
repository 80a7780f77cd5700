import { type ReactNode, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Provider } from '../../domain/statuses';
import { ConsentField } from '../../ui/fields/consent-field';
import { StepSkeleton } from '../../ui/step-skeleton';
import { forgetConsent, giveConsent, mayShareWith, possiblePartners } from '../shared/consent/given-consent';
import { consentNames, RequestFacts } from '../shared/consent/request-facts';
import { useProvider } from '../shared/consent/use-provider';
import { LEVEL, SHARING } from './level';
import type { NumberValues } from './number-schema';

interface ShareNumberProps {
  readonly form: UseFormReturn<NumberValues>;
  readonly country: string;
  /** Also if the provider call fails. */
  readonly isLocked: boolean;
  readonly actionsWith: (consent: ReactNode) => ReactNode;
}

export function ShareNumber({ form, country, isLocked, actionsWith }: ShareNumberProps) {
  const { t } = useTranslation();
  const { data } = useProvider({ level: LEVEL, country, documentType: 'BVN' });
  if (!data) return <StepSkeleton shape="facts" label={t('shell.loading')} />;
  const partners = possiblePartners(data.provider);
  return (
    <>
      <RequestFacts data="number" partners={partners} />
      {actionsWith(<Consent key={partners.join()} form={form} partners={partners} isLocked={isLocked} />)}
    </>
  );
}

const STATEMENT = 'nonDocument.consent';

function Consent({
  form,
  partners,
  isLocked,
}: Pick<ShareNumberProps, 'form' | 'isLocked'> & { readonly partners: readonly Provider[] }) {
  const { t, i18n } = useTranslation();
  const { register, setValue, formState } = form;
  const isGiven = partners.every((provider) => mayShareWith(SHARING, provider));
  useEffect(() => {
    if (!isGiven && !isLocked) setValue('consent', false);
  }, [isGiven, isLocked, setValue]);
  const remember = (isChecked: boolean) => {
    if (isChecked) giveConsent(SHARING, { texts: [STATEMENT], language: i18n.language, partners });
    else forgetConsent();
  };
  return (
    <ConsentField
      {...register('consent', { onChange: (event) => remember(event.target.checked) })}
      label={t(STATEMENT, consentNames(partners, t))}
      error={formState.errors.consent?.message}
    />
  );
}
