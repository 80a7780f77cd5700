import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StepStatus } from '../../domain/statuses';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { CardsSkeleton } from '../../ui/skeleton';
import { useLoadTexts } from '../load-texts';
import { isDecided, ReviewResult } from '../review-result';
import { type KycInfo, useReview } from '../use-review';
import type { StepProps } from './step-props';
import { SupportLink } from './support-link';

/** After the submission: the server's word on the level, asked for until it is final. */
export function ResultStep({ place: { level }, go }: StepProps) {
  const { t } = useTranslation();
  const statusOf = (info: KycInfo): StepStatus =>
    info.state.find((step) => step.level === level)?.status ?? 'NOT_ALLOW';
  const { info, error, isLong } = useReview((answer) => isDecided(statusOf(answer)));
  const texts = useLoadTexts(error);

  if (!info) {
    if (!error) return <CardsSkeleton label={texts.loading} />;
    const retry = () => location.reload();
    return <ErrorState title={texts.errorTitle} body={texts.errorBody} retryLabel={texts.retry} onRetry={retry} />;
  }
  const status = statusOf(info);
  const overview = (
    <Button asChild variant={status === 'FAILED_AND_CAN_RETRY' ? 'secondary' : 'primary'}>
      <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
    </Button>
  );
  return (
    <ReviewResult
      status={status}
      reason={info.additionalRejectReason}
      isLong={isLong}
      actions={
        <>
          {status === 'FAILED_AND_CAN_RETRY' && (
            <Button variant="primary" onClick={() => go({ step: 'choose' })}>
              {t('errors.retry')}
            </Button>
          )}
          {overview}
          {status === 'FAILED_AND_CAN_NOT_RETRY' && <SupportLink />}
        </>
      }
    />
  );
}
