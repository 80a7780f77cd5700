import { type Endpoint, endpointName } from '../../../api/endpoint';
import type { ApiError, ApiErrorKind } from '../../../api/errors';

/** Failures after which it is unknown whether the server has made the change. */
const UNSURE: ReadonlySet<ApiErrorKind> = new Set(['network', 'timeout', 'non-response']);

/** Whether the server may have made a change although the call failed. */
export function isUnsure(error: ApiError): boolean {
  if (error.kind === 'http') return error.status >= 500;
  if (error.kind === 'contract') return error.direction === 'response';
  return UNSURE.has(error.kind);
}

/** Whether an action failed because the answer to its submission was lost. Where it is told to the member, the server does not have it. */
export function isLost(error: ApiError, endpoint: Endpoint): boolean {
  return isUnsure(error) && error.endpoint === endpointName(endpoint);
}

/** The questions or the agreement that the member has answered were replaced on the server; the new ones are being loaded. */
export class ReplacedText extends Error {}
