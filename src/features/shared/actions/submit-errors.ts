import { type Endpoint, endpointName } from '../../../api/endpoint';
import type { ApiError, ApiErrorKind } from '../../../api/errors';

/** `unsure`: it may have arrived. `replaced`: new questions are loading. */
export type SubmitFailure =
  | { readonly kind: 'refused' | 'unsure'; readonly error: ApiError }
  | { readonly kind: 'replaced' };

const UNSURE: ReadonlySet<ApiErrorKind> = new Set(['network', 'timeout', 'non-response']);

export function isUnsure(error: ApiError): boolean {
  if (error.kind === 'http') return error.status >= 500;
  if (error.kind === 'contract') return error.direction === 'response';
  return UNSURE.has(error.kind);
}

export function isLost(error: ApiError, endpoint: Endpoint): boolean {
  return isUnsure(error) && error.endpoint === endpointName(endpoint);
}

/** The new ones are loading. */
export class ReplacedText extends Error {}
