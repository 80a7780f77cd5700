import { expect, it } from 'vitest';
import { ask, backendOf, envelopeOf } from './testing';

it('the profile names the site and the currency, and member info the KYC tag', () => {
  const backend = backendOf({ site: 'EU', member: { currencyCode: 'EUR', kycTag: 1, id: 'm-7' } });
  expect(ask(backend, 'profile', {})).toMatchObject({ id: 'm-7', currency_code: 'EUR', sub_attribute: { site: 'EU' } });
  expect(ask(backend, 'memberInfo', {})).toEqual({ id: 'm-7', member_tag: { kyc: 1 } });
});

it('after signing out every call that needs a session is refused', () => {
  const backend = backendOf();
  ask(backend, 'logout', {});
  expect(envelopeOf(backend, 'profile', {}).ret_code).toBe(10007);
});

it.each([
  ['https://partner.example', ['https://partner.example']],
  ['', []],
  [undefined, []],
])('the embedder that may open the verification, called from %j', (origin, expected) => {
  const backend = backendOf();
  const headers = { 'kyc-access-token': backend.state.session.sdkToken, 'kyc-access-origin': origin };
  expect(ask(backend, 'sdkTokenInfo', {}, headers).allowedOrigins).toEqual(expected);
});

it.each([
  [{}, 'show'],
  [{ kyc: { steps: { 1: 'FAILED_AND_CAN_RETRY' } } }, 'show'],
  [{ kyc: { steps: { 1: 'SUCCESS' } } }, 'hide'],
  [{ kyc: { opened: false } }, 'hide'],
  [{ member: { kycTag: 1 } }, 'hide'],
])('pop-ups of %j: %s', (scenario, visibility) => {
  const backend = backendOf(scenario);
  expect(ask(backend, 'kycPopupInfo', {}).visibility).toBe(visibility);
  expect(ask(backend, 'channelPopUp', {}).visibility).toBe(visibility);
});

it('the member of an SDK token has the KYC tag, and no address to return to', () => {
  const backend = backendOf({ member: { kycTag: 1 } });
  const headers = { 'kyc-access-token': backend.state.session.sdkToken };
  expect(ask(backend, 'sdkTokenInfo', {}, headers)).toMatchObject({
    member_tag: { kyc: 1 },
    extraParams: { redirect_url: '' },
  });
});

it('the two pop-ups say different things', () => {
  const backend = backendOf();
  expect(ask(backend, 'kycPopupInfo', {})).not.toEqual(ask(backend, 'channelPopUp', {}));
  expect(ask(backend, 'countryList', {}).list.length).toBeGreaterThan(5);
});
