import type { RequestOf } from '../../api/endpoint';
import { endpoints } from '../../api/endpoints';
import { type FlowName, flowNameOf } from '../../domain/levels';
import type { Provider, StepStatus } from '../../domain/statuses';
import type { StepLevel } from '../../domain/steps';
import type { ActionContext } from '../shared/actions/action';
import { stepAfter } from '../shared/actions/step-after';
import { consentRecord, mayShareWith } from '../shared/consent/given-consent';
import { SHARING } from './level';

type Person = Omit<RequestOf<typeof endpoints.identity>, 'documentType' | 'vendorToken' | 'riskToken'>;

interface NumberLevel {
  readonly level: StepLevel;
  readonly before: StepStatus;
}

interface SendNumber {
  /** From kyc-info; may be empty. */
  readonly kycToken: string;
  readonly onIdentified: (provider: Provider, flowName: FlowName) => void;
  readonly onSent: () => void;
  /** If the consent does not cover the server's provider. */
  readonly askAgain: () => void;
}

export async function sendNumber(
  { call, submit }: ActionContext,
  { level, before }: NumberLevel,
  person: Person,
  { kycToken, onIdentified, onSent, askAgain }: SendNumber,
): Promise<void> {
  const options = { clientTag: 'start-vendor' } as const;
  const { provider, flowName } = await call(endpoints.verificationSdkInfo, { level }, options);
  if (!mayShareWith(SHARING, provider)) return askAgain();
  const consent = consentRecord(SHARING);
  const run = { provider, level, country: person.country, documentType: 'BVN' } as const;
  const { token } = await call(
    endpoints.vendorToken,
    { ...run, ...(flowName && { flowName }), ...(kycToken && { kycToken }), ...(consent && { consent }) },
    options,
  );
  const sent = { ...person, documentType: 'BVN', vendorToken: token } as const;
  await submit(endpoints.identity, sent, { ask: (ask) => stepAfter(ask, level, before) });
  onIdentified(provider, flowName ?? flowNameOf(level));
  onSent();
}
