import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StepStatus } from '../../domain/statuses';
import { Button } from '../../ui/button';
import { useTimes } from '../shared/format/use-times';
import { VerificationCase } from '../shared/review/verification-case';

/** What became of a submitted proof of address. */
export type ProofOutcome = 'pending' | 'accepted' | 'rejected';

const STATUSES = {
  pending: 'PENDING',
  accepted: 'SUCCESS',
  rejected: 'FAILED_AND_CAN_RETRY',
} as const satisfies Record<ProofOutcome, StepStatus>;

interface ProofResultProps {
  readonly outcome: ProofOutcome;
  /** Why the proof was rejected; empty if the server gives no reason. */
  readonly reason: string;
  readonly onSendNew: () => void;
}

/** Status of a submitted proof of address: what happened, how long a review takes, and what to do next. */
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
      actions={
        <>
          {isRejected && (
            <Button key="again" variant="primary" onClick={onSendNew}>
              {t('poa.sendNew')}
            </Button>
          )}
          <Button key={outcome} asChild variant={isRejected ? 'secondary' : 'primary'}>
            <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
          </Button>
          {outcome === 'accepted' && (
            <Button key="new" onClick={onSendNew}>
              {t('poa.sendNew')}
            </Button>
          )}
        </>
      }
    />
  );
}
