import { expect, it } from 'vitest';
import { scenarioOf } from '../testing';
import { ask, backendOf, envelopeOf } from './handlers/testing';

const ACCESS = { level: 'LEVEL_2', isSecondary: false, from: 'web', action: 'phone' } as const;
const issue = (backend: ReturnType<typeof backendOf>) => ask(backend, 'sdkAccess', ACCESS);
const by = (token: string) => ({ 'kyc-access-token': token });

it('a token for a phone gives the token of a visit once, and opens nothing else', () => {
  const backend = backendOf();
  const { accessToken, expiresAt, singleUse } = issue(backend);
  expect([expiresAt, singleUse]).toEqual([backend.state.now + 300_000, true]);
  expect(envelopeOf(backend, 'kycInfo', {}, by(accessToken)).ret_code).not.toBe(0);
  const { sdkToken, level } = ask(backend, 'sdkTokenInfo', {}, by(accessToken));
  expect(level).toBe('LEVEL_2');
  expect(envelopeOf(backend, 'sdkTokenInfo', {}, by(accessToken)).ret_code).not.toBe(0);
  expect(envelopeOf(backend, 'kycInfo', {}, by(sdkToken)).ret_code).toBe(0);
  expect(ask(backend, 'sdkTokenInfo', {}, by(sdkToken)).sdkToken).toBe('');
});

it('a token for a phone stops working once there is a newer one or it expires', () => {
  const backend = backendOf();
  const first = issue(backend).accessToken;
  const { accessToken, expiresAt = 0 } = issue(backend);
  expect(envelopeOf(backend, 'sdkTokenInfo', {}, by(first)).ret_code).not.toBe(0);
  backend.change(scenarioOf({ now: new Date(expiresAt).toISOString() }));
  expect(envelopeOf(backend, 'sdkTokenInfo', {}, by(accessToken)).ret_code).not.toBe(0);
});
