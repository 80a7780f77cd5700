import { useEffect, useState } from 'react';
import { complianceEndpoints } from '../../api/endpoints/compliance';
import { eligibilityEndpoints } from '../../api/endpoints/eligibility';
import { transferEndpoints } from '../../api/endpoints/transfer';
import { useCall } from '../../api/use-call';
import { AML_SCENE } from '../../domain/statuses';
import type { LaterFacts } from '../shared/member/priority-facts';
import { useDraftNames } from './use-draft-names';

/** In milliseconds: then the headline shows without these answers. */
const PATIENCE_MS = 1500;

const LATER_CALLS = {
  edd: [complianceEndpoints.eddInfo, {}],
  aml: [complianceEndpoints.amlResult, { sceneCode: AML_SCENE }],
  config: [eligibilityEndpoints.kycConfig, {}],
  transfer: [transferEndpoints.transferStatus, {}],
} as const;

interface LaterAnswers {
  readonly facts: LaterFacts;
  readonly mayShow: boolean;
}

/** Affects the headline; requested with kyc-info. */
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
