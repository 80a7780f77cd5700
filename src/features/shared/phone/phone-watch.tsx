import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../ui/toast-store';
import type { KycInfo } from '../member/member-state';
import { useKycInfo } from '../member/use-member-state';
import { usePolling } from '../review/use-polling';
import { WatchState } from './watch-state';

export interface PhoneWatchProps {
  readonly hasArrived: (info: KycInfo) => boolean;
  readonly onArrived: () => void;
}

/** Shows the result without a click. */
export function PhoneWatch({ hasArrived, onArrived }: PhoneWatchProps) {
  const { t } = useTranslation();
  // Separate: the screen must not change before the result opens.
  const { data: info, status, refresh } = useKycInfo({ obtain_quotas: false });
  const isDone = info !== undefined && hasArrived(info);
  usePolling(() => !isDone, refresh);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the documents arrive once.
  useEffect(() => {
    if (!isDone) return;
    showToast({ kind: 'message', title: t('phone.first.connected'), icon: 'success' });
    onArrived();
  }, [isDone]);
  // Only the last poll counts.
  return <WatchState isFailing={status === 'error'} />;
}
