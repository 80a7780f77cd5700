import { endpointName } from '../endpoint';
import { accountEndpoints } from './account';
import { complianceEndpoints } from './compliance';
import { eligibilityEndpoints } from './eligibility';
import { kycInfoEndpoints } from './kyc-info';
import { personalDataEndpoints } from './personal-data';
import { questionnaireEndpoints } from './questionnaires';
import { riskEndpoints } from './risk';
import { transferEndpoints } from './transfer';
import { verificationEndpoints } from './verification';

/**
 * Every call of the product (spec 7), by the name that callers use. Code on the way to the first paint imports the file
 * of its own domain instead, so that the whole table does not come along.
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
  ...transferEndpoints,
} as const;
export type EndpointKey = keyof typeof endpoints;

/** The names by which scenarios and logs call them, such as `POST /v3/private/kyc/kyc-info`. */
export const ENDPOINT_NAMES: readonly string[] = Object.values(endpoints).map(endpointName);
