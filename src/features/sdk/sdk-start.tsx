import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { updateRules } from '../../domain/eligibility';
import { requirementList } from '../../domain/reverification';
import { operatorName } from '../../lib/operator-name';
import { NO_JOURNEY } from '../../lib/sdk-address';
import { type SdkUser, store } from '../../lib/store';
import { StatusBanner } from '../../ui/status-banner';
import { ConsentForm } from '../shared/consent/consent-form';
import { giveConsent, possiblePartners } from '../shared/consent/given-consent';
import { RequestFacts } from '../shared/consent/request-facts';
import { useBusiness, useConsentWords } from '../shared/consent/use-business';
import { type Checks, useProvider } from '../shared/consent/use-provider';
import { Chosen } from '../shared/flow/chosen';
import { useTimes } from '../shared/format/use-times';
import { combineCalls } from '../shared/loading/combine-calls';
import { LoadingPage } from '../shared/loading/loading-page';
import type { MemberState } from '../shared/member/member-state';
import { Requirements } from '../shared/member/requirements';
import { PhotoTips } from '../shared/photos/photo-tips';
import { RejectionReason } from '../shared/review/rejection-reason';
import { isOwnVisit } from '../shared/vendor/own-pages';
import { SDK_METHODS, sdkMethod } from './sdk-method';
import { reasonOf, type SdkStatus } from './sdk-status';
import { SdkStepPage, SdkStepSkeleton } from './sdk-step-page';
import { SDK_STEPS } from './sdk-steps';
import { SHARING } from './sharing';
import { useSdkTitle } from './use-sdk-title';
import { WhoseAccount } from './whose-account';

interface SdkStartProps {
  readonly member: MemberState;
  readonly status: SdkStatus;
  readonly onStart: () => void;
}

/** Once it knows who asks and who checks. */
export function SdkStart(props: SdkStartProps) {
  const title = useSdkTitle();
  const { sdk } = useSnapshot(store);
  const { country, documentType } = sdk?.journey ?? NO_JOURNEY;
  const checks = useProvider({
    level: sdk?.level ?? 'LEVEL_1',
    ...(country && { country }),
    ...(documentType && { documentType }),
  });
  const business = useBusiness();
  return (
    <LoadingPage title={title} state={combineCalls({ checks, business })} loading={<SdkStepSkeleton step="start" />}>
      {({ checks, business }) => <Start {...props} {...checks} business={business.name} sdk={sdk} />}
    </LoadingPage>
  );
}

interface StartProps extends SdkStartProps, Checks {
  /** Empty: the operator asks for itself. */
  readonly business: string;
  readonly sdk: SdkUser | undefined;
}

function Start({ member: { info, facts }, status, onStart, provider, business, sdk }: StartProps) {
  const { t, i18n } = useTranslation();
  const times = useTimes();
  const { isUpdate = false, isSecondary = false, journey = NO_JOURNEY, level } = sdk ?? {};
  const isOwn = sdk !== undefined && isOwnVisit(sdk);
  const method = sdkMethod(sdk);
  const { lead, consent, topics, takes } = SDK_METHODS[method];
  const partners = possiblePartners(provider);
  const { statement, texts } = useConsentWords(consent, partners, business);
  return (
    <SdkStepPage
      step="start"
      takesFocus={false}
      lead={
        <>
          {!isOwn && <p>{t(lead, { business: business || operatorName() })}</p>}
          {journey.country !== '' && <Chosen level={level} {...journey} />}
          <WhoseAccount />
        </>
      }
    >
      {status === 'FAILED_AND_CAN_RETRY' && (
        <StatusBanner tone="danger" title={t('sdk.rejected')}>
          <RejectionReason code={reasonOf(info, { isUpdate }) || 'general'} />
        </StatusBanner>
      )}
      <ConsentForm
        statement={statement}
        action={SDK_STEPS.start({ method, documentType: journey.documentType }).action}
        onConsent={() => {
          giveConsent(SHARING, { texts, language: i18n.language, partners });
          onStart();
        }}
      >
        <RequestFacts data={method} partners={partners} business={business || undefined} />
        {/* Said before, where the member comes from. */}
        {method === 'document' && (!isOwn || isSecondary) && (
          <Requirements
            list={
              isUpdate
                ? requirementList({ ...info, ...facts, rules: updateRules(facts), entrySite: sdk?.site })
                : 'first-run'
            }
          />
        )}
        <PhotoTips topics={topics} />
        <p className="text-sm text-muted">{times.takes(takes)}</p>
      </ConsentForm>
    </SdkStepPage>
  );
}
