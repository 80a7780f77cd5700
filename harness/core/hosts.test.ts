import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiBaseOf } from '../../src/api/base';
import { environmentOfHost } from '../../src/domain/initial-config';
import { variantOfHost } from '../../src/domain/variants';
import { appOrigins, DEFAULT_PORT, hostsOf, originsOf, roleOfHost, sessionOfHost } from './hosts';

const ID = 's-0a1b2c3d';
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const VARIANT_DOMAINS = [
  ['default', ''],
  ['hong-kong', 'hk.'],
  ['uae', 'ae.'],
] as const;

const rolesOf = (variant: string, domain: string) => [
  [`www.${domain}`, { kind: 'app', variant, testnet: false }],
  [`api2.${domain}`, { kind: 'api' }],
  [`www.testnet.${domain}`, { kind: 'app', variant, testnet: true }],
  [`api2-testnet.${domain}`, { kind: 'api' }],
];

describe.each([
  [undefined, 'harness.localhost', 'vendor.localhost'],
  [ID, `${ID}.localhost`, `vendor-${ID}.localhost`],
])('the hosts of session %s', (session, own, vendor) => {
  const origins = originsOf(4310, session);

  it('serve the panel, the account areas, their APIs, and the pages around the app', () => {
    const roles = {
      [own]: { kind: 'panel' },
      ...Object.fromEntries(VARIANT_DOMAINS.flatMap(([variant, label]) => rolesOf(variant, `${label}${own}`))),
      [`telegram.${own}`]: { kind: 'telegram' },
      [`embed.${own}`]: { kind: 'embed' },
      [vendor]: { kind: 'vendor' },
    };
    const loopback = Object.fromEntries(LOOPBACK.map((name) => [name, { kind: 'loopback' }]));
    expect(Object.fromEntries(hostsOf(session))).toEqual({ ...roles, ...(session === undefined && loopback) });
    for (const [host, role] of Object.entries(roles)) {
      expect([sessionOfHost(host), roleOfHost(host)]).toEqual([session, role]);
    }
  });

  it('are the hosts of its origins', () => {
    const at = (label: string) => `http://${label}${own}:4310`;
    const perVariant = (label: string) =>
      Object.fromEntries(VARIANT_DOMAINS.map(([variant, domain]) => [variant, at(`${label}.${domain}`)]));
    expect(originsOf(4310, session)).toEqual({
      panel: at(''),
      mainPanel: 'http://harness.localhost:4310',
      app: perVariant('www'),
      api: perVariant('api2'),
      testnetApp: perVariant('www.testnet'),
      testnetApi: perVariant('api2-testnet'),
      telegram: at('telegram.'),
      embed: at('embed.'),
      vendor: `http://${vendor}:4310`,
      domain: own,
      hostPatterns: { hongKong: [`.hk.${own}`], uae: [`.ae.${own}`] },
    });
  });

  it('serve the account area at the addresses of three variants, each with its testnet', () => {
    const areas = VARIANT_DOMAINS.flatMap(([, label]) => [`www.${label}`, `www.testnet.${label}`]);
    expect(appOrigins(originsOf(4310, session)).sort()).toEqual(
      areas.map((label) => `http://${label}${own}:4310`).sort(),
    );
  });

  it('let the app derive its API and its variant from its own address', () => {
    for (const variant of ['default', 'hong-kong', 'uae'] as const) {
      const page = new URL(origins.app[variant]);
      const config = { apiBase: '', crossApiPath: '', hostPatterns: origins.hostPatterns };
      expect(apiBaseOf(page, { ...config, environment: 'production' })).toBe(origins.api[variant]);
      const testnet = new URL(origins.testnetApp[variant]);
      const sources = { ...config, environment: environmentOfHost(testnet.hostname) };
      expect(apiBaseOf(testnet, sources)).toBe(origins.testnetApi[variant]);
      expect(variantOfHost(testnet.hostname, origins.hostPatterns)).toBe(variant);
      expect(variantOfHost(page.hostname, origins.hostPatterns)).toBe(variant);
    }
  });

  it('are one site for a browser, except the host of the vendors', () => {
    const {
      vendor: ofVendors,
      hostPatterns: _patterns,
      domain,
      mainPanel: _main,
      app,
      api,
      testnetApp,
      testnetApi,
      ...rest
    } = origins;
    const siteOf = (origin: string) => new URL(origin).hostname.split('.').slice(-2).join('.');
    const own = [...Object.values(rest), ...[app, api, testnetApp, testnetApi].flatMap((one) => Object.values(one))];
    expect(new Set(own.map(siteOf))).toEqual(new Set([domain]));
    expect(siteOf(ofVendors)).not.toBe(domain);
  });
});

it.each([
  `x${ID}.localhost`,
  `${ID}.localhost.example.com`,
  `${ID}.harness.localhost`,
  `vendor-${ID}.example`,
  `www.vendor-${ID}.localhost`,
  's-0a1b2c3.localhost',
  `nothing.${ID}.localhost`,
])('%s is not a host of the harness', (host) => {
  expect(roleOfHost(host)).toBeUndefined();
});

it.each(['S-0A1B2C3D.localhost', `${ID}.localhost.`, `${ID}.localhost:4310`])(
  '%s is the panel of a session',
  (host) => {
    expect([sessionOfHost(host), roleOfHost(host)]).toEqual([ID, { kind: 'panel' }]);
  },
);

it('has the default port that the development server of the account area calls', () => {
  // `src` imports nothing from outside.
  const config = readFileSync(resolve(import.meta.dirname, '../../src/vite.config.ts'), 'utf8');
  expect(config).toContain(`'${originsOf(DEFAULT_PORT).api.default}'`);
});
