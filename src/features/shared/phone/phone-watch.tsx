import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../api/errors';
import { showToast } from '../../../ui/toast-store';
import type { KycInfo } from '../member/member-state';
import { useKycInfo } from '../member/use-member-state';
import { startPolling } from '../review/poll';
import { WatchState } from './watch-state';

/** How this page finds out that the phone has submitted the documents. */
export interface PhoneWatchProps {
  /** Whether an answer of kyc-info shows that the phone has submitted the documents. */
  readonly hasArrived: (info: KycInfo) => boolean;
  readonly onArrived: () => void;
}

/** Polls kyc-info until the phone has submitted the documents, then shows the result on this page without a click. */
export function PhoneWatch({ hasArrived, onArrived }: PhoneWatchProps) {
  const { t } = useTranslation();
  // An answer of its own: the screen around it must not change before the result opens.
  const { data: info, status, refresh } = useKycInfo({ obtain_quotas: false });
  const isDone = info !== undefined && hasArrived(info);
  useEffect(() => {
    if (isDone) return undefined;
    return startPolling(async () => {
      await refresh().catch((error: unknown) => {
        // The next poll tries again.
        if (!isApiError(error)) throw error;
      });
    });
  }, [isDone, refresh]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the documents arrive once.
  useEffect(() => {
    if (!isDone) return;
    showToast({ kind: 'message', title: t('phone.first.connected'), icon: 'success' });
    onArrived();
  }, [isDone]);
  // Old data stays, so what counts is whether the last question failed. The next one is asked by itself.
  return <WatchState isFailing={status === 'error'} />;
}
