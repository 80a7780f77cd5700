import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { ResponseOf } from '../api/endpoint';
import type { kycInfoEndpoints } from '../api/endpoints/kyc-info';
import type { PriorityFacts } from '../domain/priority';
import { now } from '../lib/now';
import { store } from '../lib/store';
import { currentOpening } from '../modes/opened';

type KycInfo = ResponseOf<typeof kycInfoEndpoints.kycInfo>;
/** Answers that a screen may wait for or not; undefined until they are here. */
export type LaterFacts = Pick<PriorityFacts, 'edd' | 'aml' | 'unsupportedCountries'>;

/** What the priority rule reads, from the answers of a screen, the account and the clock. */
export function usePriorityFacts(info: KycInfo, kycTag: number, later: LaterFacts = {}): PriorityFacts {
  const { rules, compliance } = useSnapshot(store);
  const { edd, aml, unsupportedCountries } = later;
  return useMemo(
    () => ({
      ...info,
      kycTag,
      edd,
      aml,
      unsupportedCountries,
      rules,
      site: compliance.site,
      mode: currentOpening().mode,
      now: now(),
    }),
    [info, kycTag, edd, aml, unsupportedCountries, rules, compliance.site],
  );
}
