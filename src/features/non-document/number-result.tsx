import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApiError } from '../../api/errors';
import type { StepStatus } from '../../domain/statuses';
import { stepsOf } from '../../domain/steps';
import type { SubmissionContent } from '../../lib/submissions';
import { Button } from '../../ui/button';
import { LeaveButton } from '../shared/exits/leave-button';
import { useMemberState } from '../shared/member/use-member-state';
import { UnansweredCase } from '../shared/review/unanswered-case';
import { useReview } from '../shared/review/use-review';
import { VerificationCase } from '../shared/review/verification-case';
import { LEVEL } from './level';

/** After the submission: polls kyc-info until the level's status is final. */
export function NumberResult({ onRetry }: { readonly onRetry: () => void }) {
  const load = useMemberState();
  const review = useReview(LEVEL, load, ({ facts }) => stepsOf(facts)[LEVEL].status);
  if (!review) return <UnansweredCase level={LEVEL} subject="number" load={load} />;
  const { status, member, isLong, error } = review;
  return (
    <NumberStatus
      status={status}
      reason={member.info.additionalRejectReason}
      isLong={isLong}
      error={error}
      content="details"
      onRetry={onRetry}
    />
  );
}

interface NumberStatusProps {
  /** Undefined while the answer may be about the former attempt. */
  readonly status: StepStatus | undefined;
  /** Why the last attempt was rejected; empty if the server gives no reason. */
  readonly reason: string;
  readonly isLong?: boolean;
  /** What the last attempt submitted. Default: what this visit has submitted, else documents. */
  readonly content?: SubmissionContent;
  /** The error of the latest poll. */
  readonly error?: ApiError | undefined;
  readonly onRetry: () => void;
}

/** The level's status, with the next actions: another attempt, a document instead, or back. */
export function NumberStatus({ status, reason, isLong = false, content, error, onRetry }: NumberStatusProps) {
  const { t } = useTranslation();
  const canRetry = status === 'FAILED_AND_CAN_RETRY';
  return (
    <VerificationCase
      subject="number"
      status={status}
      reason={reason}
      isLong={isLong}
      {...(content && { content })}
      error={error}
      actions={
        <>
          {canRetry && (
            <Button key="retry" variant="primary" onClick={onRetry}>
              {t('nonDocument.again')}
            </Button>
          )}
          {canRetry && (
            <Button key="document" asChild>
              <Link to={`/auth/kyc?level=${LEVEL}`}>{t('nonDocument.useDocument')}</Link>
            </Button>
          )}
          <Button key={canRetry ? 'overview' : 'overview-first'} asChild variant={canRetry ? 'default' : 'primary'}>
            <Link to="/auth/personal">{t('errors.backToVerification')}</Link>
          </Button>
          {!canRetry && <LeaveButton />}
        </>
      }
    />
  );
}
