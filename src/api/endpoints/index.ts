import { endpointName } from '../endpoint';
import { accountEndpoints } from './account';
import { complianceEndpoints } from './compliance';
import { eligibilityEndpoints } from './eligibility';
import { kycInfoEndpoints } from './kyc-info';
import { personalDataEndpoints } from './personal-data';
import { questionnaireEndpoints } from './questionnaires';
import { riskEndpoints } from './risk';
import { taskEndpoints } from './tasks';
import { transferEndpoints } from './transfer';
import { verificationEndpoints } from './verification';

/**
 * All endpoints of the product, by the name that callers use. Code that runs before the first paint imports the file that it needs instead,
 * to keep the first load small.
 */
export const endpoints = {
  ...accountEndpoints,
  ...kycInfoEndpoints,
  ...verificationEndpoints,
  ...eligibilityEndpoints,
  ...personalDataEndpoints,
  ...questionnaireEndpoints,
  ...complianceEndpoints,
  ...riskEndpoints,
  ...taskEndpoints,
  ...transferEndpoints,
} as const;
/** Name of an endpoint in `endpoints`. */
export type EndpointKey = keyof typeof endpoints;

/** Names of all endpoints in scenarios and logs, such as `POST /v3/private/kyc/kyc-info`. */
export const ENDPOINT_NAMES: readonly string[] = Object.values(endpoints).map(endpointName);
