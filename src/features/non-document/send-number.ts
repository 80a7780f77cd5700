import type { RequestOf } from '../../api/endpoint';
import { endpoints } from '../../api/endpoints';
import { type FlowName, flowNameOf } from '../../domain/levels';
import type { Provider } from '../../domain/statuses';
import type { StepLevel } from '../../domain/steps';
import type { ActionContext } from '../shared/actions/action';

type Person = Omit<RequestOf<typeof endpoints.identity>, 'documentType' | 'vendorToken' | 'riskToken'>;

interface SendNumber {
  /** From kyc-info; empty if there is none. */
  readonly kycToken: string;
  /** Called when the server has accepted the number, with the provider that looks it up. */
  readonly onIdentified: (provider: Provider, flowName: FlowName) => void;
  readonly onSent: () => void;
}

/** Sends the number to a vendor: requests the provider and a token, then sends the number. */
export async function sendNumber(
  { call, send }: ActionContext,
  level: StepLevel,
  person: Person,
  { kycToken, onIdentified, onSent }: SendNumber,
): Promise<void> {
  const options = { clientTag: 'start-vendor' } as const;
  const { provider, flowName } = await call(endpoints.verificationSdkInfo, { level }, options);
  const run = { provider, level, country: person.country, documentType: 'BVN' } as const;
  const { token } = await call(
    endpoints.vendorToken,
    { ...run, ...(flowName && { flowName }), ...(kycToken && { kycToken }) },
    options,
  );
  await send(endpoints.identity, { ...person, documentType: 'BVN', vendorToken: token });
  onIdentified(provider, flowName ?? flowNameOf(level));
  onSent();
}
