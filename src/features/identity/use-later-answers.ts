import { useEffect, useState } from 'react';
import { AML_SCENE, complianceEndpoints } from '../../api/endpoints/compliance';
import { eligibilityEndpoints } from '../../api/endpoints/eligibility';
import { transferEndpoints } from '../../api/endpoints/transfer';
import { useCall } from '../../api/use-call';
import type { LaterFacts } from '../shared/member/priority-facts';
import { useDraftNames } from './use-draft-names';

/** Milliseconds after which the page shows its headline without these answers. */
const PATIENCE_MS = 1500;

/** The calls of these answers. */
const LATER_CALLS = {
  edd: [complianceEndpoints.eddInfo, {}],
  aml: [complianceEndpoints.amlResult, { sceneCode: AML_SCENE }],
  config: [eligibilityEndpoints.kycConfig, {}],
  transfer: [transferEndpoints.transferStatus, {}],
} as const;

interface LaterAnswers {
  readonly facts: LaterFacts;
  /** Whether the page may be shown: all answers have arrived, or the time is over. */
  readonly mayShow: boolean;
}

/**
 * Data that changes the headline and is not part of kyc-info: due diligence, the anti-money-laundering check, an identity transfer, the
 * countries that are not served, and the drafts of this tab. Requested at the same time as kyc-info, so that the first headline is right; a
 * late answer may change the headline. A failed call is reported with the page's other failed parts.
 */
export function useLaterAnswers(): LaterAnswers {
  const edd = useCall(...LATER_CALLS.edd);
  const aml = useCall(...LATER_CALLS.aml);
  const config = useCall(...LATER_CALLS.config);
  const transfer = useCall(...LATER_CALLS.transfer);
  const all = [edd, aml, config, transfer];
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const drafts = useDraftNames();
  const isSettled = drafts !== undefined && all.every(({ status }) => status !== 'loading');
  // Stays true, so that the page is not hidden again while a failed call is retried.
  if (isSettled && !hasWaited) setHasWaited(true);
  return {
    facts: {
      edd: edd.data,
      aml: aml.data,
      transfer: transfer.data,
      unsupportedCountries: config.data?.unsupportedCountries,
      drafts,
    },
    mayShow: isSettled || hasWaited,
  };
}
