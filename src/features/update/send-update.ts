import type { RequestOf } from '../../api/endpoint';
import { endpoints } from '../../api/endpoints';
import { type BusinessError, isApiError } from '../../api/errors';
import { errorCodeRow } from '../../domain/error-codes';
import type { ActionContext } from '../shared/actions/action';
import type { RiskCheck } from '../shared/risk/use-risk-check';

type Details = Omit<RequestOf<typeof endpoints.identity>, 'riskToken'>;

interface SendUpdate extends Pick<RiskCheck, 'check'> {
  /** Called when the server has accepted the details. */
  readonly onAccepted: () => void;
  readonly onSent: () => void;
  /** Called if the server refuses the document with a code that the form has a text for. */
  readonly onRefused: (error: BusinessError) => void;
}

/** Sends the new document's details after the risk check of operation UPDATE (70029). */
export async function sendUpdate(
  { signal, whileHere, send }: ActionContext,
  details: Details,
  { check, onAccepted, onSent, onRefused }: SendUpdate,
): Promise<void> {
  const riskToken = await whileHere(check('UPDATE', signal));
  if (riskToken === undefined) return;
  try {
    await send(endpoints.identity, { ...details, riskToken }, { onAccepted });
  } catch (error) {
    // The form shows the codes of an update; all other failures are handled as usual.
    if (!isApiError(error) || error.kind !== 'business' || !isUpdateCode(error.ret_code)) throw error;
    return onRefused(error);
  }
  onSent();
}

function isUpdateCode(code: number): boolean {
  return errorCodeRow(code)?.messageKey.startsWith('updateIDError') ?? false;
}
