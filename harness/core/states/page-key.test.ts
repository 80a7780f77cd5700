import { expect, it } from 'vitest';
import { type Endpoint, endpointName } from '../../../src/api/endpoint';
import { endpoints } from '../../../src/api/endpoints';
import { KEPT_CALLS, KYC_INFO, PROFILE } from './opening-calls';
import { pageKeyOf } from './page-key';

it('the calls whose answers the app keeps are those with a cache', () => {
  const all: readonly Endpoint[] = Object.values(endpoints);
  const cached = all.filter(({ cache }) => cache !== undefined).map(endpointName);
  expect([...KEPT_CALLS].sort()).toEqual(cached.sort());
});

const ROW = { site: 'HKG', language: 'en', mode: 'web', platform: '-', theme: 'dark', device: 'phone', fault: 'none' };

it.each([
  ['a usual state', {}, 'HKG en web - dark'],
  ['a failure of a call that is made on each screen', { fault: 'http', faultOn: KYC_INFO }, 'HKG en web - dark'],
  ['the embedded verification', { route: '/auth/sdk' }, undefined],
  ['a timeout', { fault: 'timeout', faultOn: KYC_INFO }, undefined],
  ['a failure of a call whose answer is kept', { fault: 'http', faultOn: PROFILE }, undefined],
])('%s', (_name, values, page) => {
  expect(pageKeyOf({ ...ROW, ...values })).toBe(page);
});
