import { describe, expect, it } from 'vitest';
import { ask, backendOf } from './testing';

const DAY_MS = 86_400_000;

describe('whether a level can be started', () => {
  it.each<[string, object, object]>([
    ['by its status', { steps: { 1: 'ALLOW' } }, { canVerify: true, reason: '' }],
    ['not by its status', { steps: { 1: 'SUCCESS' } }, { canVerify: false, reason: 'SUCCESS' }],
    ['not with a closed account', { opened: false }, { canVerify: false, reason: 'ALLOW' }],
  ])('%s', (_why, kyc, expected) => {
    expect(ask(backendOf({ kyc }), 'canVerify', { level: 'LEVEL_1' })).toEqual(expected);
  });

  it.each<[string, { isSecondary?: boolean; action?: 'update' }, object, boolean]>([
    ['an update of a verified level', { action: 'update' }, { steps: { 1: 'SUCCESS' } }, true],
    ['an update of a closed account', { action: 'update' }, { opened: false }, false],
    ['a second identity that is offered', { isSecondary: true }, { secondIdentity: 'ALLOW' }, true],
    ['a second identity that is not offered', { isSecondary: true }, { secondIdentity: 'none' }, false],
  ])('by the run: %s', (_what, run, kyc, canVerify) => {
    expect(ask(backendOf({ kyc }), 'canVerify', { level: 'LEVEL_1', ...run }).canVerify).toBe(canVerify);
  });

  it('not for a day, where the scenario says so', () => {
    const backend = backendOf({ kyc: { canVerify: false } });
    expect(ask(backend, 'canVerify', { level: 'LEVEL_1' })).toEqual({
      canVerify: false,
      reason: 'too_many_attempts',
      retryAt: backend.state.now + DAY_MS,
    });
  });
});

it.each([
  [{ quickKyc: true }, true],
  [{ quickKyc: false }, false],
  [{ quickKyc: true, opened: false }, false],
  [{ quickKyc: true, steps: { 1: 'FAILED_AND_CAN_RETRY' } }, false],
])('quick verification with %j is offered: %s', (kyc, expected) => {
  expect(ask(backendOf({ kyc }), 'canQuickKyc', {})).toEqual({
    canQuickKyc: expected,
    source: 'Example Exchange',
    level: 'LEVEL_1',
  });
});

it('a quick verification verifies the level that it names, else the first', () => {
  const backend = backendOf();
  expect(ask(backend, 'doQuickKyc', { consent: true })).toEqual({ level: 'LEVEL_1', status: 'SUCCESS' });
  expect(ask(backend, 'doQuickKyc', { consent: true, level: 'LEVEL_2' }).level).toBe('LEVEL_2');
  expect(backend.state.kyc.steps).toEqual({ 1: 'SUCCESS', 2: 'SUCCESS' });
});

it.each([
  ['TUR', 'site', 'mobile-app'],
  ['TUR', 'web', 'web'],
  ['NONE', 'site', 'web'],
  ['NONE', 'mobile-app', 'mobile-app'],
])('members of %s with the diversion %s verify in: %s', (site, diversion, target) => {
  expect(ask(backendOf({ site, kyc: { diversion } }), 'trafficDiversion', {}).target).toBe(target);
});

it.each([
  ['DEU', true],
  ['PRK', false],
])('the country %s is served: %s', (country, supported) => {
  const backend = backendOf({ member: { country } });
  expect(ask(backend, 'supportedIpCountryCode', {})).toEqual({ countryCode: country, supported });
  expect(ask(backend, 'kycConfig', {}).unsupportedCountries.includes(country)).toBe(!supported);
});

it('takes pictures and PDF files', () => {
  expect(ask(backendOf(), 'kycConfig', {}).acceptedFileTypes).toEqual(['image/jpeg', 'image/png', 'application/pdf']);
});
