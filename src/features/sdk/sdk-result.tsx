import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOf, isRetake } from '../../domain/submission-faults';
import { postToEmbedder } from '../../lib/embedder';
import { submittedAt } from '../../lib/submissions';
import { Button } from '../../ui/button';
import { useLeave } from '../shared/exits/use-leave';
import { useSdkState } from '../shared/member/use-start-state';
import { retakeLabel } from '../shared/review/retake-label';
import { UnansweredCase } from '../shared/review/unanswered-case';
import { useReview } from '../shared/review/use-review';
import { VerificationCase } from '../shared/review/verification-case';
import { kindOf, reasonOf, requestOf, type SdkRunUser, statusOf } from './sdk-status';
import { WhoseAccount } from './whose-account';

interface SdkResultProps {
  readonly run: SdkRunUser;
  /** Starts another attempt. */
  readonly onRetry: () => void;
}

/** Polls kyc-info until the run's status is final, and posts each status to the embedding page. */
export function SdkResult({ run, onRetry }: SdkResultProps) {
  const { t } = useTranslation();
  const leave = useLeave();
  const load = useSdkState();
  const review = useReview(run.level, load, ({ info, account }) => statusOf(info, run, account));
  const status = review?.status;

  useEffect(() => {
    if (status !== undefined) postToEmbedder('status', status);
  }, [status]);

  if (!review) return <UnansweredCase level={run.level} load={load} />;
  const { member, isLong, isOver, error } = review;
  const { info, account, may } = member;
  const canStart = isOver && may(requestOf(run)).allowed;
  const reason = reasonOf(info, run);
  // An address has no selfie and no document to choose, but its photo can be taken again, too.
  const fault = faultOf(reason);
  return (
    <>
      {/* A member who opened the page during the review has not seen the account's name yet; for others it would push the result down. */}
      {canStart && submittedAt(run.level) === undefined && <WhoseAccount />}
      <VerificationCase
        status={status}
        kind={status && kindOf(info, run, account)}
        reason={reason}
        isLong={isLong}
        level={run.level}
        error={error}
        actions={
          <>
            {canStart && (
              <Button key="retry" variant="primary" onClick={onRetry}>
                {t(isRetake(fault) ? retakeLabel(fault, undefined) : 'errors.retry')}
              </Button>
            )}
            <Button
              key={canStart ? 'leave' : 'leave-first'}
              variant={canStart ? 'secondary' : 'primary'}
              onClick={leave}
            >
              {t('sdk.done')}
            </Button>
          </>
        }
      />
    </>
  );
}
