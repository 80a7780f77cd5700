import { useMemo } from 'react';
import type { PriorityFacts } from '../../../domain/priority';
import { now } from '../../../lib/now';
import type { MemberState } from './member-state';

/** Data that may load later; undefined until then. */
export type LaterFacts = Pick<PriorityFacts, 'edd' | 'aml' | 'transfer' | 'unsupportedCountries' | 'drafts'>;

/** Input of the priority rule, from the member's state and the clock. */
export function usePriorityFacts({ info, account }: MemberState, later: LaterFacts = {}): PriorityFacts {
  const { edd, aml, transfer, unsupportedCountries, drafts } = later;
  return useMemo(
    () => ({ ...info, ...account, edd, aml, transfer, unsupportedCountries, drafts, now: now() }),
    [info, account, edd, aml, transfer, unsupportedCountries, drafts],
  );
}
