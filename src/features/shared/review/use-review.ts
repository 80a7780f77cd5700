import { useState } from 'react';
import type { StepStatus } from '../../../domain/statuses';
import type { StepLevel } from '../../../domain/steps';
import { statusBefore } from '../../../lib/store';
import type { MemberState } from '../member/member-state';
import type { UseMemberState } from '../member/use-member-state';
import { type ReviewStatus, reviewStatus } from './review-status';
import { type Polling, usePolling } from './use-polling';

export interface Review extends ReviewStatus, Pick<Polling, 'error'> {
  readonly member: MemberState;
}

/** Until final; undefined until loaded. Components with the same `member` share the answers. */
export function useReview(
  level: StepLevel,
  { kyc: { refresh }, data: member }: UseMemberState,
  statusOf: (member: MemberState) => StepStatus,
): Review | undefined {
  const [before, setBefore] = useState(() => statusBefore(level));
  const reported = member && statusOf(member);
  // Means a second rejection.
  if (before !== undefined && reported !== undefined && reported !== before) setBefore(undefined);
  const statusAfter = (polls: number) => reported && reviewStatus({ reported, before, polls });
  const { polls, error } = usePolling((number) => statusAfter(number)?.isFinal === false, refresh);
  const status = statusAfter(polls);
  return status && member && { ...status, member, error };
}
