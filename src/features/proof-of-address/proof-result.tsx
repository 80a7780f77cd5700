import { useTranslation } from 'react-i18next';
import type { StepStatus } from '../../domain/statuses';
import { Button } from '../../ui/button';
import { useTimes } from '../shared/format/use-times';
import { VerificationCase } from '../shared/review/verification-case';

export type ProofOutcome = 'pending' | 'accepted' | 'rejected';

const STATUSES = {
  pending: 'PENDING',
  accepted: 'SUCCESS',
  rejected: 'FAILED_AND_CAN_RETRY',
} as const satisfies Record<ProofOutcome, StepStatus>;

interface ProofResultProps {
  readonly outcome: ProofOutcome;
  readonly reason: string;
  readonly onSendNew: () => void;
}

export function ProofResult({ outcome, reason, onSendNew }: ProofResultProps) {
  const { t } = useTranslation();
  const times = useTimes();
  const isRejected = outcome === 'rejected';
  const body = {
    pending: times.reviewing('proof-of-address'),
    accepted: t('poa.accepted.body'),
    rejected: times.join(t('poa.rejected.body'), times.takes('proofOfAddress')),
  }[outcome];
  return (
    <VerificationCase
      status={STATUSES[outcome]}
      reason={reason}
      submission="proof-of-address"
      subject="address"
      body={body === undefined ? [] : [body]}
      ways={{ ...(isRejected && { retry: { label: t('poa.sendNew'), onClick: onSendNew } }), leave: true }}
      more={outcome === 'accepted' && <Button onClick={onSendNew}>{t('poa.sendNew')}</Button>}
    />
  );
}
