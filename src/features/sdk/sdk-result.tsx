import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { postToEmbedder } from '../../lib/embedder';
import { Button } from '../../ui/button';
import { useLeave } from '../shared/exits/use-leave';
import { useSdkState } from '../shared/member/use-start-state';
import { ReviewResult } from '../shared/review/review-result';
import { useReview } from '../shared/review/use-review';
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
  const review = useReview(run.level, useSdkState(), ({ info, account }) => statusOf(info, run, account));
  const status = review?.status;

  useEffect(() => {
    if (status !== undefined) postToEmbedder('status', status);
  }, [status]);

  if (!review) return null;
  const { member, isLong, isOver, error } = review;
  const { info, account, may } = member;
  const canStart = isOver && may(requestOf(run)).allowed;
  return (
    <>
      {/* A member who opened the page during the review has not seen the account's name yet. */}
      {canStart && <WhoseAccount />}
      <ReviewResult
        status={status}
        kind={status && kindOf(info, run, account)}
        reason={reasonOf(info, run)}
        isLong={isLong}
        level={run.level}
        error={error}
        actions={
          <>
            {canStart && (
              <Button variant="primary" onClick={onRetry}>
                {t('errors.retry')}
              </Button>
            )}
            <Button variant={canStart ? 'secondary' : 'primary'} onClick={leave}>
              {t('sdk.done')}
            </Button>
          </>
        }
      />
    </>
  );
}
