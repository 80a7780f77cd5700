import type { EndpointKey } from '../../../../src/api/endpoints';
import type { Handlers } from '../handler';
import { accountHandlers } from './account';
import { complianceHandlers } from './compliance';
import { eligibilityHandlers } from './eligibility';
import { kycInfoHandlers } from './kyc-info';
import { personalDataHandlers } from './personal-data';
import { questionnaireHandlers } from './questionnaires';
import { riskHandlers } from './risk';
import { taskHandlers } from './tasks';
import { transferHandlers } from './transfer';
import { verificationHandlers } from './verification';

/**
 * One handler for each endpoint. A file here has the name of its file in `src/api/endpoints/` and handles all its endpoints: a missing
 * handler does not compile there, a missing file does not compile here.
 */
export const handlers = {
  ...accountHandlers,
  ...kycInfoHandlers,
  ...verificationHandlers,
  ...eligibilityHandlers,
  ...personalDataHandlers,
  ...questionnaireHandlers,
  ...complianceHandlers,
  ...riskHandlers,
  ...taskHandlers,
  ...transferHandlers,
} satisfies Handlers<EndpointKey> as Handlers<EndpointKey>;
