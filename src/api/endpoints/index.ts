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

/** Code before the first paint imports single files instead. */
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
export type EndpointKey = keyof typeof endpoints;

/** Such as `POST /v3/private/kyc/kyc-info`. */
export const ENDPOINT_NAMES: readonly string[] = Object.values(endpoints).map(endpointName);
