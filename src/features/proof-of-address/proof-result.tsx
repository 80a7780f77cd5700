import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { ResultBanner } from '../../ui/result-banner';
import type { Tone } from '../../ui/tone';
import { useTimes } from '../shared/format/use-times';
import { RejectionPhotos } from '../shared/photos/rejection-photos';
import { RejectionReason } from '../shared/review/rejection-reason';
import { WithTimeline } from '../shared/review/review-timeline';

/** What became of a submitted proof of address. */
export type ProofOutcome = 'pending' | 'accepted' | 'rejected';

const TONES: Record<ProofOutcome, Tone> = { pending: 'process', accepted: 'success', rejected: 'danger' };

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
    pending: times.review('proof-of-address'),
    accepted: t('poa.accepted.body'),
    rejected: times.join(t('poa.rejected.body'), times.takes('proofOfAddress')),
  }[outcome];
  return (
    <>
      <WithTimeline isInReview={outcome === 'pending'} submission="proof-of-address">
        <div role="status">
          <ResultBanner
            tone={TONES[outcome]}
            title={t(`poa.${outcome}.title`)}
            actions={
              <>
                {isRejected && (
                  <Button variant="primary" onClick={onSendNew}>
                    {t('poa.sendNew')}
                  </Button>
                )}
                <Button asChild variant={isRejected ? 'secondary' : 'primary'}>
                  <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
                </Button>
                {outcome === 'accepted' && <Button onClick={onSendNew}>{t('poa.sendNew')}</Button>}
              </>
            }
          >
            {isRejected && <RejectionReason code={reason || 'general'} />}
            <p>{body}</p>
          </ResultBanner>
        </div>
      </WithTimeline>
      {isRejected && <RejectionPhotos code={reason} />}
    </>
  );
}
