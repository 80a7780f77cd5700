import { expect, it } from 'vitest';
import { ask, backendOf, envelopeOf } from './testing';

it("the tasks' region is the member's site and country", () => {
  const backend = backendOf({ site: 'TUR', member: { country: 'DEU' } });
  expect(ask(backend, 'taskRegion', {})).toEqual({ region: 'TUR', countryCode: 'DEU' });
});

it('accepts the version of an agreement that is in force, and no other', () => {
  const backend = backendOf({ compliance: { agreements: 'none' } });
  const { version } = backend.state.compliance;
  const apply = (agreement: string, its: string) =>
    envelopeOf(backend, 'agreementApply', { agreement, version: its, language: 'en' } as never);
  const refusal = { ret_code: 10001, ret_msg: 'This version of the agreement is not in force' };
  expect(apply('client', 'older')).toMatchObject(refusal);
  expect(apply('unknown', version)).toMatchObject(refusal);
  expect(apply('client', version)).toMatchObject({
    ret_code: 0,
    result: { agreed: true, agreedAt: backend.state.now },
  });
});
