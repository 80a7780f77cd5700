import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../ui/icons';
import { showToast } from '../../../ui/toast-store';
import { type KycInfo, useReview } from '../review/use-review';

interface PhoneWatchProps {
  /** Whether the phone has submitted the documents, by what the server knows now. */
  readonly hasArrived: (info: KycInfo) => boolean;
  readonly onArrived: () => void;
}

/** Asks the server until the phone has submitted the documents, then shows the result here without a click. */
export function PhoneWatch({ hasArrived, onArrived }: PhoneWatchProps) {
  const { t } = useTranslation();
  const { info } = useReview(hasArrived);
  const isDone = info !== undefined && hasArrived(info);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it arrives once.
  useEffect(() => {
    if (!isDone) return;
    showToast({ kind: 'message', title: t('phone.first.connected'), icon: 'success' });
    onArrived();
  }, [isDone]);
  return (
    <p className="flex items-center justify-center gap-2 text-sm text-muted">
      <Spinner className="size-4" />
      {t('phone.waiting')}
    </p>
  );
}
