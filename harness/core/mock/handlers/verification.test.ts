import { describe, expect, it } from 'vitest';
import { ask, backendOf } from './testing';

const AT_HARNESS = { host: 'api2.harness.localhost:4310' };

it.each([
  ['DEU', ['ID_CARD', 'PASSPORT', 'DRIVERS', 'RESIDENCE_PERMIT']],
  ['NGA', ['ID_CARD', 'PASSPORT', 'DRIVERS', 'RESIDENCE_PERMIT', 'BVN']],
])('documents of %s', (country, expected) => {
  const { documentTypes } = ask(backendOf(), 'supportedDocumentTypes', { country, level: 'LEVEL_1' });
  expect(documentTypes.map(({ type }) => type)).toEqual(expected);
  expect(documentTypes.filter(({ sides }) => sides === 1).map(({ type }) => type)).toEqual(
    expected.filter((type) => type === 'PASSPORT' || type === 'BVN'),
  );
  expect(documentTypes.filter(({ selfie }) => !selfie).map(({ type }) => type)).toEqual(
    expected.filter((type) => type === 'BVN'),
  );
});

describe('the provider', () => {
  it.each([
    ['PROVIDER_ONFIDO', false, 'PROVIDER_ONFIDO'],
    ['PROVIDER_ONFIDO', true, 'PROVIDER_ONFIDO'],
    ['PROVIDER_DEFAULT', false, 'PROVIDER_DEFAULT'],
    // The embedded verification cannot embed itself.
    ['PROVIDER_DEFAULT', true, 'PROVIDER_SUMSUB'],
  ])('%s, in the embedded verification %s, is %s', (provider, isEmbedded, expected) => {
    const backend = backendOf({ kyc: { provider } });
    const headers = isEmbedded ? { 'kyc-access-token': backend.state.session.sdkToken } : {};
    expect(ask(backend, 'kycProvider', { level: 'LEVEL_1' }, headers).provider).toBe(expected);
    expect(ask(backend, 'verificationSdkInfo', {}).provider).toBe(provider);
  });
});

describe('a token', () => {
  it.each([
    ['PROVIDER_JUMIO', 'http://vendor.localhost:4310/jumio/web?authorizationToken='],
    ['PROVIDER_AAI', 'http://vendor.localhost:4310/aai/web?authorizationToken='],
    ['PROVIDER_ONFIDO', ''],
    ['PROVIDER_SUMSUB', ''],
  ] as const)('of %s leads to %j', (provider, start) => {
    const backend = backendOf();
    const { token, url, workflowId, expiresAt } = ask(
      backend,
      'vendorToken',
      { provider, level: 'LEVEL_1', returnUrl: 'https://app/return' },
      AT_HARNESS,
    );
    expect(url).toBe(start === '' ? '' : start + encodeURIComponent(token));
    expect(workflowId).toBe(provider === 'PROVIDER_ONFIDO' ? 'workflow-Level1_web' : '');
    expect(expiresAt).toBe(backend.state.now + 600_000);
    expect(backend.state.run.vendorRuns).toMatchObject([
      { provider, level: 'LEVEL_1', returnUrl: 'https://app/return' },
    ]);
  });

  it('leads to the vendors of the session that was called, and nowhere without a server', () => {
    const urlAt = (host: string) =>
      ask(backendOf(), 'vendorToken', { provider: 'PROVIDER_JUMIO', level: 'LEVEL_1' }, { host }).url;
    expect(urlAt('api2.s-0123abcd.localhost:99')).toMatch(/^http:\/\/vendor-s-0123abcd\.localhost:99\/jumio\/web\?/);
    expect(urlAt('api2.harness.localhost')).toBe('');
  });

  it('of the embedded verification is for the identity and the vendor that were asked for', () => {
    const backend = backendOf({ kyc: { provider: 'PROVIDER_DEFAULT' } });
    ask(backend, 'sdkAccess', { level: 'LEVEL_2', isSecondary: true, from: 'web' });
    const headers = { 'kyc-access-token': backend.state.session.sdkToken };
    expect(ask(backend, 'sdkTokenInfo', {}, headers)).toMatchObject({ level: 'LEVEL_2', isSecondary: true });
    const issued = ask(backend, 'integrationAccessToken', {}, headers);
    expect(issued).toMatchObject({ provider: 'PROVIDER_SUMSUB', expiresAt: backend.state.now + 600_000 });
    expect(backend.state.run.vendorRuns).toMatchObject([
      { token: issued.accessToken, isSecondary: true, level: 'LEVEL_1' },
    ]);
    ask(backend, 'sdkAccess', { level: 'LEVEL_1', from: 'web' });
    expect(backend.state.run).toMatchObject({ sdkLevel: 'LEVEL_1', sdkIsSecondary: false });
  });
});

it('the own provider starts level 1 unless another level is asked for', () => {
  const flowOf = (input: { level?: 'LEVEL_1' | 'LEVEL_2' }) => ask(backendOf(), 'verificationSdkInfo', input).flowName;
  expect(flowOf({})).toBe(flowOf({ level: 'LEVEL_1' }));
  expect(flowOf({ level: 'LEVEL_2' })).not.toBe(flowOf({}));
});

it('the partner has a name, but no pages', () => {
  const backend = backendOf();
  const headers = { 'kyc-access-token': backend.state.session.sdkToken };
  expect(ask(backend, 'integrationBusinessInfo', {}, headers)).toEqual({
    name: 'Example Partner',
    landingUrl: '',
    supportUrl: '',
  });
});
