import type { EndpointKey } from '../../../../src/api/endpoints';
import type { Handlers } from '../handler';
import { accountHandlers } from './account';
import { verificationHandlers } from './verification';

/** One handler an endpoint. An endpoint without one fails the type check here. */
export const handlers = {
  ...accountHandlers,
  ...verificationHandlers,
} satisfies Handlers<EndpointKey> as Handlers<EndpointKey>;
