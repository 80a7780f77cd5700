import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { eligibility } from '../../domain/eligibility';
import type { StepStatus } from '../../domain/statuses';
import { stepsOf } from '../../domain/steps';
import { now } from '../../lib/now';
import { statusBefore } from '../../lib/store';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { CardsSkeleton } from '../../ui/skeleton';
import { LeaveButton } from '../shared/exits/leave-button';
import { SupportLink } from '../shared/exits/support-link';
import { useLoadTexts } from '../shared/loading/load-texts';
import type { MemberState } from '../shared/member/use-member-state';
import { isDecided, ReviewResult } from '../shared/review/review-result';
import { type KycInfo, LONG_AFTER, useReview } from '../shared/review/use-review';
import type { StepProps } from './step-props';

interface ResultStepProps extends StepProps {
  /** Where the member stood when the step came up. */
  readonly member: MemberState;
}

/** After the submission: polls kyc-info until the level's status is final. */
export function ResultStep({ place: { level }, go, member: { info: first, account } }: ResultStepProps) {
  const { t } = useTranslation();
  // Undefined after a reload or a return from another page.
  const [before] = useState(() => statusBefore(level));
  const [submittedAt] = useState(() => (before === undefined ? undefined : now()));
  const statusOf = (info: KycInfo): StepStatus => stepsOf({ ...info, ...account })[level].status;
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
    return <ErrorState texts={texts} onRetry={retry} />;
  }
  const told = statusOf(info);
  const status = isOld(told) && !isLong ? 'PENDING' : told;
  // Right after a submission a level that may be started has only not heard of it yet.
  const isOver = status === told && (status !== 'ALLOW' || isLong);
  const canStart = isOver && eligibility({ kind: 'document', level }, { ...info, ...account }).allowed;
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
      submittedAt={submittedAt}
      error={error}
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
