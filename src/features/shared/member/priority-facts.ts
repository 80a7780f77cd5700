import { useMemo } from 'react';
import type { PriorityFacts } from '../../../domain/priority';
import { now } from '../../../lib/now';
import type { MemberState } from './use-member-state';

/** Answers that a screen may wait for or not; undefined until they are here. */
export type LaterFacts = Pick<PriorityFacts, 'edd' | 'aml' | 'unsupportedCountries'>;

/** What the priority rule reads, from where the member stands and the clock. */
export function usePriorityFacts({ info, account }: MemberState, later: LaterFacts = {}): PriorityFacts {
  const { edd, aml, unsupportedCountries } = later;
  return useMemo(
    () => ({ ...info, ...account, edd, aml, unsupportedCountries, now: now() }),
    [info, account, edd, aml, unsupportedCountries],
  );
}
