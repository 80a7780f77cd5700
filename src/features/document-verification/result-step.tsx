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
import { useLimitChange } from '../shared/review/limit-change';
import { UnansweredCase } from '../shared/review/unanswered-case';
import { useReview } from '../shared/review/use-review';
import { VerificationCase } from '../shared/review/verification-case';
import { removeChoice } from './choice-draft';
import { placeQuery } from './flow-address';
import { hasNoPhotos } from './result-title';
import { Retry } from './retry';
import type { StepProps } from './step-props';

/** After the submission: polls kyc-info until the level's status is final. */
export function ResultStep({ place, go }: StepProps) {
  const { level } = place;
  const { t } = useTranslation();
  const load = useMemberState();
  const review = useReview(level, load, ({ facts }) => stepsOf(facts)[level].status);
  const change = useLimitChange(load.data?.info.quotas, level);
  const changeOfNext = useLimitChange(load.data?.info.quotas, 'LEVEL_2');
  const shown = review?.status;
  // What was submitted is known from the server alone: a member can also come here by the address. A rejected choice is kept for the next attempt.
  const isOver = shown !== undefined && shown !== 'ALLOW' && shown !== 'PENDING' && shown !== 'FAILED_AND_CAN_RETRY';
  useEffect(() => {
    if (isOver) void removeChoice(level);
  }, [isOver, level]);
  useEffect(() => {
    if (shown !== undefined) postToEmbedder('status', shown);
  }, [shown]);
  const subject = hasNoPhotos(place) ? 'number' : undefined;
  if (!review) return <UnansweredCase level={level} subject={subject} load={load} />;
  const { member, status, isLong, error } = review;
  const reason = member.info.additionalRejectReason;
  const canStart = review.isOver && member.may({ kind: 'document', level }).allowed;
  // After a level is verified, the next one is what raises the member's limits further.
  const next = nextLevel(member.facts);
  // A token is for one level.
  const canContinue =
    !isByToken() && status === 'SUCCESS' && next !== level && member.may({ kind: 'document', level: next }).allowed;
  return (
    <VerificationCase
      status={status}
      reason={reason}
      isLong={isLong}
      level={level}
      subject={subject}
      change={status === 'SUCCESS' ? change : undefined}
      opens={
        canContinue && next === 'LEVEL_2' && changeOfNext !== undefined
          ? `${t(`personal.level.${next}`)} · ${changeOfNext}`
          : undefined
      }
      error={error}
      actions={
        // Each has a key, so that no button turns into another one.
        <>
          {canStart && <Retry key="retry" status={status} reason={reason} place={place} go={go} />}
          <OverviewLink key={canStart ? 'overview' : 'overview-first'} isPrimary={!canStart} />
          {canContinue && (
            <Button key="next" asChild>
              <Link to={`/auth/kyc?${placeQuery({ level: next })}`}>
                {t('review.success.next', { level: t(`personal.level.${next}`) })}
              </Link>
            </Button>
          )}
          {!canStart && !isByToken() && <LeaveButton key="leave" />}
          {status === 'FAILED_AND_CAN_NOT_RETRY' && <SupportLink key="support" />}
        </>
      }
    />
  );
}
