import { useTranslation } from 'react-i18next';
import { isByToken } from '../../modes/page-context';
import { PHOTO_TOPICS } from '../../ui/photo-pairs';
import { ConsentForm } from '../shared/consent/consent-form';
import { giveConsent, possiblePartners } from '../shared/consent/given-consent';
import { RequestFacts } from '../shared/consent/request-facts';
import { useBusiness, useConsentWords } from '../shared/consent/use-business';
import { type Checks, useProvider } from '../shared/consent/use-provider';
import { Chosen } from '../shared/flow/chosen';
import { combineCalls } from '../shared/loading/combine-calls';
import { LazyPart } from '../shared/loading/lazy-part';
import { LoadingPage } from '../shared/loading/loading-page';
import { DOCUMENT_TOPICS, PhotoTips } from '../shared/photos/photo-tips';
import { checkMethod } from './check-method';
import { choiceOf } from './flow-address';
import { levelStepSkeleton } from './level-step-skeleton';
import { loadRun } from './load-run';
import type { OwnStepProps } from './prepare-steps';
import { sharingOf } from './sharing-of';
import { STEPS } from './step-declaration';
import { StepPage } from './step-page';

const METHODS = {
  document: { consent: 'kyc.consent', topics: PHOTO_TOPICS },
  address: { consent: 'kyc.consentAddress', topics: DOCUMENT_TOPICS },
  number: { consent: 'nonDocument.consent', topics: undefined },
} as const satisfies Record<ReturnType<typeof checkMethod>, object>;

export function ConsentStep(props: OwnStepProps) {
  const { t } = useTranslation();
  const { place } = props;
  const checks = useProvider({ level: place.level, ...choiceOf(place) });
  const business = useBusiness();
  return (
    <LoadingPage title={t('pages.kyc')} state={combineCalls({ checks, business })} loading={levelStepSkeleton(place)}>
      {({ checks: { provider }, business }) =>
        // The embedded verification asks for consent itself.
        provider === 'PROVIDER_DEFAULT' && !isByToken() ? (
          <LazyPart load={loadRun} loading={levelStepSkeleton(place)}>
            {(RunStep) => <RunStep {...props} />}
          </LazyPart>
        ) : (
          <BeforeSharing {...props} provider={provider} business={business.name} />
        )
      }
    </LoadingPage>
  );
}

function BeforeSharing({ provider, business, ...props }: OwnStepProps & Checks & { readonly business: string }) {
  const { place, onNext } = props;
  const { i18n } = useTranslation();
  const method = checkMethod(place);
  const { consent, topics } = METHODS[method];
  const partners = possiblePartners(provider);
  const { statement, texts } = useConsentWords(consent, partners, business);
  return (
    <StepPage {...props} lead={<Chosen {...place} />}>
      <ConsentForm
        statement={statement}
        action={STEPS.consent(place).action}
        onConsent={() => {
          giveConsent(sharingOf(place), { texts, language: i18n.language, partners });
          onNext({});
        }}
      >
        <RequestFacts data={method} partners={partners} business={business || undefined} />
        {topics && <PhotoTips topics={topics} />}
      </ConsentForm>
    </StepPage>
  );
}
