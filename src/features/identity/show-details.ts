import type { ResponseOf } from '../../api/endpoint';
import { personalDataEndpoints } from '../../api/endpoints/personal-data';
import type { ActionContext } from '../shared/actions/action';
import type { RiskCheck } from '../shared/risk/use-risk-check';

export type PersonalDetails = ResponseOf<typeof personalDataEndpoints.kycPersonalInfo>;

interface ShowDetails extends Pick<RiskCheck, 'check'> {
  readonly onShown: (details: PersonalDetails) => void;
}

/** Operation EYE (30029). */
export async function showDetails(
  { signal, whileHere, call }: ActionContext,
  { check, onShown }: ShowDetails,
): Promise<void> {
  const riskToken = await whileHere(check('EYE', signal));
  if (riskToken === undefined) return;
  onShown(await call(personalDataEndpoints.kycPersonalInfo, { riskToken }, { fresh: true }));
}
