import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { btcLimit, formatAmount, type LevelQuota } from '../../domain/numbers';
import type { StepLevel } from '../../domain/steps';
import { stepsOf } from '../../domain/steps';
import { nextLevel } from '../../domain/verification-screens';
import { postToEmbedder } from '../../modes/embedder';
import { isByToken } from '../../modes/page-context';
import { Button } from '../../ui/button';
import { LeaveButton } from '../shared/exits/leave-button';
import { useMemberState } from '../shared/member/use-member-state';
import { UnansweredCase } from '../shared/review/unanswered-case';
import { useReview } from '../shared/review/use-review';
import { VerificationCase } from '../shared/review/verification-case';
import { removeChoice } from './choice-draft';
import { placeQuery } from './flow-address';
import { hasNoPhotos } from './result-title';
import type { StepProps } from './step-props';
import { useRetryWays } from './use-retry-ways';

const BEFORE = { LEVEL_1: 'LEVEL_DEFAULT', LEVEL_2: 'LEVEL_1' } as const;

/** Undefined if the server sent no limit for both levels. */
function useLimitChange(quotas: readonly LevelQuota[] | undefined, level: StepLevel): string | undefined {
  const { t, i18n } = useTranslation();
  const [from, to] = [BEFORE[level], level].map((one) => quotas && btcLimit(quotas, one));
  if (from === undefined || to === undefined) return undefined;
  const amount = (limit: string) => t('personal.btcAmount', { limit: formatAmount(limit, i18n.language) });
  return t('personal.limitChange', { from: amount(from), to: amount(to) });
}

/** Polls kyc-info until the level's status is final. */
export function ResultStep({ place, go }: StepProps) {
  const { level } = place;
  const { t } = useTranslation();
  const load = useMemberState();
  const review = useReview(level, load, ({ facts }) => stepsOf(facts)[level].status);
  const change = useLimitChange(load.data?.info.quotas, level);
  const changeOfNext = useLimitChange(load.data?.info.quotas, 'LEVEL_2');
  const shown = review?.status;
  // Only the server knows what was submitted.
  const isOver = shown !== undefined && shown !== 'ALLOW' && shown !== 'PENDING' && shown !== 'FAILED_AND_CAN_RETRY';
  useEffect(() => {
    if (isOver) void removeChoice(level);
  }, [isOver, level]);
  useEffect(() => {
    if (shown !== undefined) postToEmbedder('status', shown);
  }, [shown]);
  const retryWays = useRetryWays(place, go);
  const subject = hasNoPhotos(place) ? 'number' : undefined;
  if (!review) return <UnansweredCase level={level} subject={subject} load={load} />;
  const { member, status, isLong, error } = review;
  const reason = member.info.additionalRejectReason;
  const canStart = review.isOver && member.may({ kind: 'document', level }).allowed;
  const next = nextLevel(member.facts);
  // A token covers one level.
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
      ways={{ ...(canStart && retryWays), leave: true }}
      more={
        <>
          {canContinue && (
            <Button key="next" asChild>
              <Link to={`/auth/kyc?${placeQuery({ level: next })}`}>
                {t('review.success.next', { level: t(`personal.level.${next}`) })}
              </Link>
            </Button>
          )}
          {!canStart && !isByToken() && <LeaveButton key="leave" />}
        </>
      }
    />
  );
}
