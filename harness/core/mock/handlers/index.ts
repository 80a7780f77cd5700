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
