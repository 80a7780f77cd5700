import type { LoggedRequest } from '../server/request-log';
import type { ServedAgreement } from './record';

/** The call that brings the text of an agreement. */
const TEMPLATE_CALL = 'GET /v3/private/kyc/questionnaire-template-detail';

/** The agreements that a page was served, from the log of its calls. */
export function servedAgreements(log: readonly LoggedRequest[]): ServedAgreement[] {
  return log.flatMap(({ endpoint, response }) => {
    if (endpoint !== TEMPLATE_CALL) return [];
    const { result } = (response ?? {}) as { result?: Template | null };
    if (result?.agreement === undefined) return [];
    return [{ code: result.templateCode ?? '', version: result.version ?? '', hash: result.agreement.sha256 ?? '' }];
  });
}

interface Template {
  readonly templateCode?: string;
  readonly version?: string;
  readonly agreement?: { readonly sha256?: string };
}
