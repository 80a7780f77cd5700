import { codeOf } from '../../../api/error-message';
import type { ApiError } from '../../../api/errors';
import { remedyOfCode } from '../../../domain/error-codes';
import type { Remedy } from '../../../domain/remedies';
import { currentPageContext } from '../../../modes/page-context';

export function remedyFor(error: ApiError): Remedy {
  return remedyOfCode(codeOf(error), currentPageContext().authority);
}
