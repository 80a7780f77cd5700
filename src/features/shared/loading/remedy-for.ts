import { codeOf } from '../../../api/error-message';
import type { ApiError } from '../../../api/errors';
import { type Remedy, remedyOf } from '../../../domain/error-codes';
import { sessionNow } from '../../../modes/page-context';

/** What the member can do about a failed call in the current mode. */
export function remedyFor(error: ApiError): Remedy {
  return remedyOf(codeOf(error), sessionNow());
}
