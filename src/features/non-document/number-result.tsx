import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/errors';
import type { StepStatus } from '../../domain/statuses';
import { stepsOf } from '../../domain/steps';
import type { SubmissionContent } from '../../lib/submissions';
import { LeaveButton } from '../shared/exits/leave-button';
import { useMemberState } from '../shared/member/use-member-state';
import { UnansweredCase } from '../shared/review/unanswered-case';
import { useReview } from '../shared/review/use-review';
import { VerificationCase } from '../shared/review/verification-case';
import { LEVEL } from './level';

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
  /** Undefined while it may be the previous attempt's. */
  readonly status: StepStatus | undefined;
  readonly reason: string;
  readonly isLong?: boolean;
  /** Default: what this visit submitted, else documents. */
  readonly content?: SubmissionContent;
  readonly error?: ApiError | undefined;
  readonly onRetry: () => void;
}

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
      ways={{
        ...(canRetry && {
          retry: { label: t('nonDocument.again'), onClick: onRetry },
          'other-way': { to: `/auth/kyc?level=${LEVEL}` },
        }),
        leave: true,
      }}
      more={!canRetry && <LeaveButton />}
    />
  );
}
