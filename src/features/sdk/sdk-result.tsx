import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { submittedAt } from '../../lib/submissions';
import { postToEmbedder } from '../../modes/embedder';
import { useSdkState } from '../shared/member/use-start-state';
import { retakeLabel } from '../shared/review/retake-label';
import { UnansweredCase } from '../shared/review/unanswered-case';
import { useReview } from '../shared/review/use-review';
import { VerificationCase } from '../shared/review/verification-case';
import { kindOf, reasonOf, requestOf, type SdkRunUser, statusOf } from './sdk-status';
import { WhoseAccount } from './whose-account';

interface SdkResultProps {
  readonly run: SdkRunUser;
  readonly onRetry: () => void;
}

/** Posts each status to the embedding page. */
export function SdkResult({ run, onRetry }: SdkResultProps) {
  const { t } = useTranslation();
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
  const retry = { onClick: onRetry };
  const retake = (what: 'photo' | 'selfie') => ({ ...retry, label: t(retakeLabel(what, undefined)) });
  return (
    <>
      {/* Others have seen it. */}
      {canStart && submittedAt(run.level) === undefined && <WhoseAccount />}
      <VerificationCase
        status={status}
        kind={status && kindOf(info, run, account)}
        reason={reason}
        isLong={isLong}
        level={run.level}
        error={error}
        ways={{
          ...(canStart && { retry, 'retake-photo': retake('photo'), 'retake-selfie': retake('selfie') }),
          leave: true,
        }}
      />
    </>
  );
}
