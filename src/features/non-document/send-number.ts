import type { RequestOf } from '../../api/endpoint';
import { endpoints } from '../../api/endpoints';
import type { StepLevel } from '../../domain/steps';
import { deviceId } from '../../lib/device-id';
import type { ActionContext } from '../action';

type Person = Omit<RequestOf<typeof endpoints.identity>, 'documentType' | 'vendorToken' | 'riskToken'>;

/** Has a vendor look the number up: who verifies, a token for the run, then the number itself. */
export async function sendNumber(
  { call, send }: ActionContext,
  level: StepLevel,
  person: Person,
  onSent: () => void,
): Promise<void> {
  const { provider } = await call(endpoints.verificationSdkInfo, { level }, { headers: { Guid: deviceId() } });
  const { token } = await call(endpoints.vendorToken, {
    provider,
    level,
    country: person.country,
    documentType: 'BVN',
  });
  await send(endpoints.identity, { ...person, documentType: 'BVN', vendorToken: token });
  onSent();
}
