import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { endpoints } from '../../api/endpoints';
import { useCall } from '../../api/use-call';
import { updateRules } from '../../domain/eligibility';
import { requirementList } from '../../domain/reverification';
import { store } from '../../lib/store';
import { Button } from '../../ui/button';
import { FlowActions } from '../../ui/flow-page';
import { PHOTO_TOPICS } from '../../ui/photo-pairs';
import { StatusBanner } from '../../ui/status-banner';
import { useTimes } from '../shared/format/use-times';
import { Requirements } from '../shared/member/requirements';
import type { MemberState } from '../shared/member/use-member-state';
import { PhotoTips } from '../shared/photos/photo-tips';
import { RejectionReason } from '../shared/review/rejection-reason';
import { reasonOf, type SdkStatus } from './sdk-status';
import { SdkStepPage } from './sdk-step-page';
import { WhoseAccount } from './whose-account';

interface SdkStartProps {
  readonly member: MemberState;
  readonly status: SdkStatus;
  readonly onStart: () => void;
}

/** The start of a run: the business, the requirements, and the start button. */
export function SdkStart({ member: { info, facts }, status, onStart }: SdkStartProps) {
  const { t } = useTranslation();
  const times = useTimes();
  const { sdk } = useSnapshot(store);
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
      <Requirements
        list={
          isUpdate
            ? requirementList({ ...info, ...facts, rules: updateRules(facts), entrySite: sdk?.site })
            : 'first-run'
        }
      />
      <PhotoTips topics={PHOTO_TOPICS} />
      <p className="text-sm text-muted">{times.takes('LEVEL_1')}</p>
      <FlowActions>
        <Button variant="primary" size="large" onClick={onStart}>
          {t('sdk.start')}
        </Button>
      </FlowActions>
    </SdkStepPage>
  );
}
