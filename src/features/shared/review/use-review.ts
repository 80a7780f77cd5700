import { useEffect, useState } from 'react';
import { type ApiError, isApiError } from '../../../api/errors';
import type { StepStatus } from '../../../domain/statuses';
import type { StepLevel } from '../../../domain/steps';
import { statusBefore } from '../../../lib/store';
import type { MemberState } from '../member/member-state';
import type { UseMemberState } from '../member/use-member-state';
import { startPolling } from './poll';
import { type ReviewStatus, reviewStatus } from './review-status';

/** The review of a submission. */
export interface Review extends ReviewStatus {
  /** The member's state by the latest answer. */
  readonly member: MemberState;
  /** The error of the latest poll; polling continues. */
  readonly error: ApiError | undefined;
}

/**
 * Polls kyc-info with growing intervals until the decision is final; paused while the page is hidden. Undefined until the member's state has
 * loaded.
 *
 * @param level the level of the submission
 * @param member the member's state; all components that share its kyc-info get the polled answers
 * @param statusOf the submission's status in an answer
 */
export function useReview(
  level: StepLevel,
  { kyc: { refresh }, data: member }: UseMemberState,
  statusOf: (member: MemberState) => StepStatus,
): Review | undefined {
  const [before, setBefore] = useState(() => statusBefore(level));
  const [polls, setPolls] = useState(0);
  const [error, setError] = useState<ApiError>();
  const reported = member && statusOf(member);
  // Once the server has said anything else, a status that is the former one again is news: a second rejection.
  if (before !== undefined && reported !== undefined && reported !== before) setBefore(undefined);
  const status = reported && member && reviewStatus({ reported, before, polls });
  const isPolling = status !== undefined && !status.isFinal;

  useEffect(() => {
    if (!isPolling) return undefined;
    let isStopped = false;
    const stop = startPolling(async (number) => {
      try {
        await refresh();
        setPolls(number);
        setError(undefined);
      } catch (failure) {
        if (!isApiError(failure)) throw failure;
        if (!isStopped) setError(failure);
      }
    });
    return () => {
      isStopped = true;
      stop();
    };
  }, [isPolling, refresh]);

  return status && { ...status, member, error };
}
