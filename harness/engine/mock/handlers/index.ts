import type { EndpointKey } from '../../../../src/api/endpoints';
import type { Handlers } from '../handler';
import { accountHandlers } from './account';
import { complianceHandlers } from './compliance';
import { kycInfoHandlers } from './kyc-info';
import { questionnaireHandlers } from './questionnaires';
import { riskHandlers } from './risk';
import { verificationHandlers } from './verification';

/** One handler an endpoint. An endpoint without one fails the type check here. */
export const handlers = {
  ...accountHandlers,
  ...kycInfoHandlers,
  ...verificationHandlers,
  ...questionnaireHandlers,
  ...complianceHandlers,
  ...riskHandlers,
} satisfies Handlers<EndpointKey> as Handlers<EndpointKey>;
