import type { RequestOf } from '../../api/endpoint';
import { endpoints } from '../../api/endpoints';
import type { UpdatePoiStatus } from '../../domain/statuses';
import type { ActionContext } from '../shared/actions/action';
import type { RiskCheck } from '../shared/risk/use-risk-check';

type Details = Omit<RequestOf<typeof endpoints.identity>, 'riskToken'>;

interface SendUpdate extends Pick<RiskCheck, 'check'> {
  readonly before: UpdatePoiStatus;
  readonly onSent: () => void;
}

/** Operation UPDATE (70029). */
export async function sendUpdate(
  { signal, whileHere, submit }: ActionContext,
  details: Details,
  { check, before, onSent }: SendUpdate,
): Promise<void> {
  const riskToken = await whileHere(check('UPDATE', signal));
  if (riskToken === undefined) return;
  const ask = async (call: ActionContext['call']) => {
    const { updatePoi } = await call(endpoints.kycInfo, {}, { fresh: true });
    return updatePoi.status === before ? undefined : {};
  };
  await submit(endpoints.identity, { ...details, riskToken }, { ask });
  onSent();
}
