import { describe, expect, it } from 'vitest';
import { type Endpoint, endpointName } from '../../api/endpoint';
import { endpoints } from '../../api/endpoints';
import type { ActionContext } from '../shared/actions/action';
import { acceptAgreement, declineAgreement, RefusedAgreement } from './agreement-answer';

function server(answer: unknown) {
  const sent: [name: string, input: unknown][] = [];
  const send = async (endpoint: Endpoint, input: unknown) => {
    sent.push([endpointName(endpoint), input]);
    return answer;
  };
  return { sent, context: { submit: send } as unknown as ActionContext };
}
const APPLY = endpointName(endpoints.agreementApply);
const ANNOUNCEMENT = endpointName(endpoints.submitKycAnnouncement);
const read = { version: '3', language: 'de-DE' };

describe('an agreement', () => {
  it('is accepted in the version and language that were read', async () => {
    const { sent, context } = server({ agreed: true, agreedAt: 1_700_000_000_000 });
    expect(await acceptAgreement(context, { name: 'risk-disclosure', ...read })).toBe(1_700_000_000_000);
    expect(sent).toEqual([[APPLY, { agreement: 'risk-disclosure', version: '3', language: 'de-DE' }]]);
  });

  it('is not accepted if the server did not record it', async () => {
    const { context } = server({ agreed: false });
    await expect(acceptAgreement(context, { name: 'risk-disclosure', ...read })).rejects.toThrow(RefusedAgreement);
  });

  it('of Hong Kong is accepted by its announcement', async () => {
    const { sent, context } = server({});
    expect(await acceptAgreement(context, { name: 'hkg-poa', ...read })).toBeUndefined();
    expect(sent).toEqual([[ANNOUNCEMENT, { announcement: 'HKG_POA_AGREEMENT', accepted: true }]]);
  });

  it.each([
    ['hkg-poa', 'HKG_POA_AGREEMENT'],
    ['risk-disclosure', 'AGREEMENT_RISK_DISCLOSURE'],
  ] as const)('%s is declined by the announcement %s', async (name, announcement) => {
    const { sent, context } = server({});
    await declineAgreement(context, { name, version: '3' });
    expect(sent).toEqual([[ANNOUNCEMENT, { announcement, accepted: false }]]);
  });
});
