import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { stepsOf } from '../../domain/steps';
import { nextLevel } from '../../domain/verification-screens';
import { postToEmbedder } from '../../lib/embedder';
import { isByToken } from '../../modes/page-context';
import { Button } from '../../ui/button';
import { LeaveButton } from '../shared/exits/leave-button';
import { OverviewLink } from '../shared/exits/overview-link';
import { SupportLink } from '../shared/exits/support-link';
import { useMemberState } from '../shared/member/use-member-state';
import { ReviewResult } from '../shared/review/review-result';
import { useReview } from '../shared/review/use-review';
import { removeChoice } from './choice-draft';
import { placeQuery } from './flow-address';
import type { StepProps } from './step-props';

/** After the submission: polls kyc-info until the level's status is final. */
export function ResultStep({ place: { level }, go }: StepProps) {
  const { t } = useTranslation();
  const review = useReview(level, useMemberState(), ({ facts }) => stepsOf(facts)[level].status);
  const shown = review?.status;
  // What was submitted is known from the server alone: a member can also come here by the address.
  const isReceived = shown !== undefined && shown !== 'ALLOW';
  useEffect(() => {
    if (isReceived) void removeChoice(level);
  }, [isReceived, level]);
  useEffect(() => {
    if (shown !== undefined) postToEmbedder('status', shown);
  }, [shown]);
  if (!review) return null;
  const { member, status, isLong, isOver, error } = review;
  const canStart = isOver && member.may({ kind: 'document', level }).allowed;
  // After a level is verified, the next one is what raises the member's limits further.
  const next = nextLevel(member.facts);
  // A token is for one level.
  const canContinue =
    !isByToken() && status === 'SUCCESS' && next !== level && member.may({ kind: 'document', level: next }).allowed;
  return (
    <ReviewResult
      status={status}
      reason={member.info.additionalRejectReason}
      isLong={isLong}
      level={level}
      error={error}
      actions={
        <>
          {canStart && (
            <Button variant="primary" onClick={() => go({ step: 'choose' })}>
              {t('errors.retry')}
            </Button>
          )}
          {canContinue && (
            <Button asChild variant="primary">
              <Link to={`/auth/kyc?${placeQuery({ level: next })}`}>
                {t('review.success.next', { level: t(`personal.level.${next}`) })}
              </Link>
            </Button>
          )}
          <OverviewLink isPrimary={!(canStart || canContinue)} />
          {!canStart && !isByToken() && <LeaveButton />}
          {status === 'FAILED_AND_CAN_NOT_RETRY' && <SupportLink />}
        </>
      }
    />
  );
}
