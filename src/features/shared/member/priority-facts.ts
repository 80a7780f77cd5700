import { useMemo } from 'react';
import type { PriorityFacts } from '../../../domain/priority';
import { now } from '../../../lib/now';
import type { MemberState } from './member-state';

/** Undefined until loaded. */
export type LaterFacts = Pick<PriorityFacts, 'edd' | 'aml' | 'transfer' | 'unsupportedCountries' | 'drafts'>;

export function usePriorityFacts({ info, account }: MemberState, later: LaterFacts = {}): PriorityFacts {
  const { edd, aml, transfer, unsupportedCountries, drafts } = later;
  return useMemo(
    () => ({ ...info, ...account, edd, aml, transfer, unsupportedCountries, drafts, now: now() }),
    [info, account, edd, aml, transfer, unsupportedCountries, drafts],
  );
}
