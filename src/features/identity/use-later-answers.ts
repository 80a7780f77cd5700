import { useEffect, useState } from 'react';
import { AML_SCENE, complianceEndpoints } from '../../api/endpoints/compliance';
import { eligibilityEndpoints } from '../../api/endpoints/eligibility';
import { useCall } from '../../api/use-call';
import type { LaterFacts } from '../shared/member/priority-facts';

/** How long the page waits for these answers before it shows its headline without them, in milliseconds. */
const PATIENCE_MS = 1500;

interface LaterAnswers {
  readonly facts: LaterFacts;
  /** The page need not wait for them any longer. */
  readonly mayShow: boolean;
}

/**
 * What may block an account and is no part of kyc-info: due diligence, the anti-money-laundering check, the countries that are not served.
 * Asked for at the same time as kyc-info, so that the headline is right from the start; a slow one takes the headline when it is here.
 * One that fails is reported with the page's other parts.
 */
export function useLaterAnswers(): LaterAnswers {
  const edd = useCall(complianceEndpoints.eddInfo, {});
  const aml = useCall(complianceEndpoints.amlResult, { sceneCode: AML_SCENE });
  const config = useCall(eligibilityEndpoints.kycConfig, {});
  const all = [edd, aml, config];
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const isSettled = all.every(({ status }) => status !== 'loading');
  // What was shown once stays, also while a failed call is asked again.
  if (isSettled && !hasWaited) setHasWaited(true);
  return {
    facts: { edd: edd.data, aml: aml.data, unsupportedCountries: config.data?.unsupportedCountries },
    mayShow: isSettled || hasWaited,
  };
}
