import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StepStatus } from '../../domain/statuses';
import { statusBefore } from '../../lib/store';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { CardsSkeleton } from '../../ui/skeleton';
import { LeaveButton } from '../leave-button';
import { useLoadTexts } from '../load-texts';
import { isDecided, ReviewResult } from '../review-result';
import { type KycInfo, LONG_AFTER, useReview } from '../use-review';
import type { StepProps } from './step-props';
import { SupportLink } from './support-link';

interface ResultStepProps extends StepProps {
  /** What kyc-info said when the step came up. */
  readonly first: KycInfo;
}

/** After the submission: the server's word on the level, asked for until it is final. */
export function ResultStep({ place: { level }, go, first }: ResultStepProps) {
  const { t } = useTranslation();
  // Undefined after a reload or a return from another page.
  const [before] = useState(() => statusBefore(level));
  const statusOf = (info: KycInfo): StepStatus =>
    info.state.find((step) => step.level === level)?.status ?? 'NOT_ALLOW';
  // Right after a second try the server may still speak of the first one's rejection.
  const isOld = (status: StepStatus) => before === 'FAILED_AND_CAN_RETRY' && status === before;
  const { info, error, isLong } = useReview((answer, asked) => {
    const status = statusOf(answer);
    return isDecided(status) && !(isOld(status) && asked < LONG_AFTER);
  }, first);
  const texts = useLoadTexts(error);

  if (!info) {
    if (!error) return <CardsSkeleton label={texts.loading} />;
    const retry = () => location.reload();
    return <ErrorState title={texts.errorTitle} body={texts.errorBody} retryLabel={texts.retry} onRetry={retry} />;
  }
  const told = statusOf(info);
  const status = isOld(told) && !isLong ? 'PENDING' : told;
  const canStart = status === 'FAILED_AND_CAN_RETRY' || (status === 'ALLOW' && isLong);
  const overview = (
    <Button asChild variant={canStart ? 'secondary' : 'primary'}>
      <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
    </Button>
  );
  return (
    <ReviewResult
      status={status}
      reason={info.additionalRejectReason}
      isLong={isLong}
      level={level}
      actions={
        <>
          {canStart && (
            <Button variant="primary" onClick={() => go({ step: 'choose' })}>
              {t('errors.retry')}
            </Button>
          )}
          {overview}
          {!canStart && <LeaveButton />}
          {status === 'FAILED_AND_CAN_NOT_RETRY' && <SupportLink />}
        </>
      }
    />
  );
}
