import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { REVERIFICATION_REQUIREMENTS } from '../../domain/reverification';
import { store } from '../../lib/store';
import { Button } from '../../ui/button';
import { FlowActions } from '../../ui/flow-page';
import { PHOTO_TOPICS } from '../../ui/photo-pairs';
import { StatusBanner } from '../../ui/status-banner';
import type { KycInfo } from '../shared/member/use-member-state';
import { PhotoTips } from '../shared/photos/photo-tips';
import { RejectionReason } from '../shared/review/rejection-reason';
import { reasonOf, type SdkStatus } from './sdk-status';
import { SdkStepPage } from './sdk-step-page';
import { WhoseAccount } from './whose-account';

interface SdkStartProps {
  readonly info: KycInfo;
  readonly status: SdkStatus;
  readonly onStart: () => void;
}

/** The start of a run: the business, the requirements, and the start button. */
export function SdkStart({ info, status, onStart }: SdkStartProps) {
  const { t } = useTranslation();
  const { sdk, rules } = useSnapshot(store);
  // If the call fails, only the name is missing; the run does not wait for it.
  const { data: business } = useCall(endpoints.integrationBusinessInfo, {});
  const isUpdate = sdk?.isUpdate ?? false;
  return (
    <SdkStepPage
      step={1}
      title={t('flow.photos.identity')}
      takesFocus={false}
      lead={
        <>
          <p>{business?.name ? t('sdk.leadFor', { business: business.name }) : t('sdk.lead')}</p>
          <WhoseAccount />
        </>
      }
    >
      {status === 'FAILED_AND_CAN_RETRY' && (
        <StatusBanner tone="danger" title={t('sdk.rejected')}>
          <RejectionReason code={reasonOf(info, { isUpdate }) || 'general'} />
        </StatusBanner>
      )}
      <section className="flex flex-col gap-2">
        <h2 className="text-lg font-semibold">{t('reverification.requirementsTitle')}</h2>
        <ul className="flex list-disc flex-col gap-2 ps-5">
          {isUpdate ? (
            REVERIFICATION_REQUIREMENTS[rules.reverificationRequirements].map((name) => (
              <li key={name}>{t(`reverification.requirements.${name}`)}</li>
            ))
          ) : (
            <>
              <li>{t('sdk.document')}</li>
              <li>{t('sdk.camera')}</li>
            </>
          )}
        </ul>
      </section>
      <PhotoTips topics={PHOTO_TOPICS} />
      <p className="text-sm text-muted">{t('sdk.duration')}</p>
      <FlowActions>
        <Button variant="primary" size="large" onClick={onStart}>
          {t('sdk.start')}
        </Button>
      </FlowActions>
    </SdkStepPage>
  );
}
