import type { RequestOf } from '../../api/endpoint';
import { endpoints } from '../../api/endpoints';
import type { ApiError } from '../../api/errors';
import { errorCodeRow } from '../../domain/error-codes';
import type { UpdatePoiStatus } from '../../domain/statuses';
import type { ActionContext } from '../shared/actions/action';
import { isLost } from '../shared/actions/submit-errors';
import type { RiskCheck } from '../shared/risk/use-risk-check';

type Details = Omit<RequestOf<typeof endpoints.identity>, 'riskToken'>;

interface SendUpdate extends Pick<RiskCheck, 'check'> {
  /** Status of the proof of identity before the update; the server asks for a new one once it has the details. */
  readonly before: UpdatePoiStatus;
  /** Called when the server has accepted the details. */
  readonly onAccepted: () => void;
  readonly onSent: () => void;
}

/** Sends the new document's details after the risk check of operation UPDATE (70029). */
export async function sendUpdate(
  { signal, whileHere, submit }: ActionContext,
  details: Details,
  { check, before, onAccepted, onSent }: SendUpdate,
): Promise<void> {
  const riskToken = await whileHere(check('UPDATE', signal));
  if (riskToken === undefined) return;
  const ask = async (call: ActionContext['call']) => {
    const { updatePoi } = await call(endpoints.kycInfo, {}, { fresh: true });
    return updatePoi.status === before ? undefined : {};
  };
  await submit(endpoints.identity, { ...details, riskToken }, { ask, onAccepted });
  onSent();
}

/** Whether the form shows a failure: the codes of an update, and details that did not arrive. All others are shown as usual. */
export function isShownByForm(error: ApiError): boolean {
  if (error.kind === 'business') return isUpdateCode(error.ret_code);
  return isLost(error, endpoints.identity);
}

function isUpdateCode(code: number): boolean {
  return errorCodeRow(code)?.messageKey.startsWith('updateIDError') ?? false;
}
