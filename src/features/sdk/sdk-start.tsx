import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { updateRules } from '../../domain/eligibility';
import { requirementList } from '../../domain/reverification';
import { joinSentences } from '../../i18n/join-sentences';
import { operatorName } from '../../lib/operator-name';
import { type SdkUser, store } from '../../lib/store';
import { StatusBanner } from '../../ui/status-banner';
import { ConsentForm } from '../shared/consent/consent-form';
import { giveConsent, possiblePartners } from '../shared/consent/given-consent';
import { consentNames, SharingFacts } from '../shared/consent/sharing-facts';
import { type Checks, useProvider } from '../shared/consent/use-provider';
import { isolated } from '../shared/format/isolated';
import { useTimes } from '../shared/format/use-times';
import { combineCalls, loadedPart, type Part } from '../shared/loading/combine-calls';
import { LoadingPage } from '../shared/loading/loading-page';
import { Requirements } from '../shared/member/requirements';
import type { MemberState } from '../shared/member/use-member-state';
import { PhotoTips } from '../shared/photos/photo-tips';
import { RejectionReason } from '../shared/review/rejection-reason';
import { OWN_PAGES } from '../shared/vendor/own-pages';
import { SDK_METHODS, sdkMethod } from './sdk-method';
import { reasonOf, type SdkStatus } from './sdk-status';
import { SdkStepPage } from './sdk-step-page';
import { SHARING } from './sharing';
import { WhoseAccount } from './whose-account';

interface SdkStartProps {
  readonly member: MemberState;
  readonly status: SdkStatus;
  readonly onStart: () => void;
}

/** The start of a run. It appears when it can say who asks for the documents and who checks them. */
export function SdkStart(props: SdkStartProps) {
  const { t } = useTranslation();
  const { sdk } = useSnapshot(store);
  const checks = useProvider({ level: sdk?.level ?? 'LEVEL_1' });
  // The mode and the entry do not change while the page is shown.
  const useBusinessName = sdk?.from === OWN_PAGES ? useNoBusiness : useBusiness;
  const business = useBusinessName();
  return (
    <LoadingPage title={t('sdk.title')} state={combineCalls({ checks, business })}>
      {({ checks, business }) => <Start {...props} {...checks} business={business.name} sdk={sdk} />}
    </LoadingPage>
  );
}

/** The business for which the operator verifies the member; an empty name: it is not known. */
function useBusiness(): Part<{ readonly name: string }> {
  const business = useCall(endpoints.integrationBusinessInfo, {});
  // If the call fails, only the name is missing; the run does not wait for it.
  return business.status === 'error' && business.data === undefined ? loadedPart({ name: '' }) : business;
}

/** A member of the account area is verified for the operator itself. */
function useNoBusiness(): Part<{ readonly name: string }> {
  return loadedPart({ name: '' });
}

interface StartProps extends SdkStartProps, Checks {
  /** Empty: the operator asks for itself. */
  readonly business: string;
  readonly sdk: Pick<SdkUser, 'isUpdate' | 'site' | 'level'> | undefined;
}

/** What the member is about to share, with whom and for whom, the requirements, and the consent with the start button. */
function Start({ member: { info, facts }, status, onStart, provider, business, sdk }: StartProps) {
  const { t, i18n } = useTranslation();
  const times = useTimes();
  const isUpdate = sdk?.isUpdate ?? false;
  const method = sdkMethod(sdk);
  const { lead, title, consent, topics, takes } = SDK_METHODS[method];
  const partners = possiblePartners(provider);
  const names = consentNames(partners, i18n.language);
  const hasBusiness = business !== '';
  const asking = hasBusiness ? isolated(business) : names.operator;
  const statements = [
    t(consent, names),
    ...(hasBusiness ? [t('kyc.quick.consent', { source: names.operator, operator: asking })] : []),
  ];
  const texts = [consent, ...(hasBusiness ? ['kyc.quick.consent'] : [])];
  return (
    <SdkStepPage
      step={1}
      title={t(title)}
      takesFocus={false}
      lead={
        <>
          <p>{t(lead, { business: business || operatorName() })}</p>
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
        statement={joinSentences(statements, i18n.language)}
        action={t('sdk.start')}
        onConsent={() => {
          giveConsent(SHARING, { texts, language: i18n.language, partners });
          onStart();
        }}
      >
        <SharingFacts method={method} partners={partners} business={business || undefined} />
        {method === 'document' && (
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
