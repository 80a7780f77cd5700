import { useEffect } from 'react';
import type { SubmitFailure } from '../actions/use-submit';
import type { StepAddress } from './step-address';
import { CHECK } from './step-address';

/**
 * Leads to the check of the answers when they were refused while the member looks at a step before it: only there it is said, beside the
 * button that sends them again. What is in doubt is said on every step.
 *
 * @param isBefore whether the member is at a step before the check
 */
export function useRefusedAtCheck(
  failure: SubmitFailure | undefined,
  isBefore: boolean,
  { replace }: Pick<StepAddress, 'replace'>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure; the member may go back afterwards to change an answer.
  useEffect(() => {
    if (isBefore && failure !== undefined && failure.kind !== 'unsure') replace(CHECK);
  }, [failure]);
}
