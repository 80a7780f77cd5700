import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiBaseOf } from '../../src/api/base';
import { environmentOfHost } from '../../src/domain/initial-config';
import { variantOfHost } from '../../src/domain/variants';
import { DEFAULT_PORT, hostsOf, originsOf, roleOfHost, sessionOfHost } from './hosts';

const ID = 's-0a1b2c3d';

describe.each([undefined, ID])('the hosts of session %s', (session) => {
  const origins = originsOf(4310, session);

  it('match its origins, and give its id and their roles', () => {
    const { panel, app, api, telegram, embed, vendor } = origins;
    const named = [panel, ...Object.values(app), ...Object.values(api), telegram, embed, vendor];
    const hosts = named.map((origin) => new URL(origin).hostname);
    expect([...hostsOf(session).keys()]).toEqual(expect.arrayContaining(hosts));
    expect(hosts.map(sessionOfHost)).toEqual(hosts.map(() => session));
    expect(hosts.map((host) => roleOfHost(host))).toEqual(hosts.map((host) => hostsOf(session).get(host)));
  });

  it('let the app derive its API and its variant from its own address', () => {
    for (const variant of ['default', 'hong-kong', 'uae'] as const) {
      const page = new URL(origins.app[variant]);
      expect(apiBaseOf(page, { apiBase: '', crossApiPath: '', environment: 'production' })).toBe(origins.api[variant]);
      const testnet = new URL(origins.testnetApp[variant]);
      const sources = { apiBase: '', crossApiPath: '', environment: environmentOfHost(testnet.hostname) };
      expect(apiBaseOf(testnet, sources)).toBe(origins.testnetApi[variant]);
      expect(variantOfHost(testnet.hostname, origins.hostPatterns)).toBe(variant);
      expect(variantOfHost(page.hostname, origins.hostPatterns)).toBe(variant);
    }
  });

  it('are one site for a browser, except the host of the vendors', () => {
    // The panel of the default session is of that session's site.
    const {
      vendor,
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
    expect(siteOf(vendor)).not.toBe(domain);
  });
});

it.each([
  `x${ID}.localhost`,
  `${ID}.localhost.example.com`,
  `${ID}.harness.localhost`,
  `vendor-${ID}.example`,
  `www.vendor-${ID}.localhost`,
  's-0A1B2C3D.localhost',
  's-0a1b2c3.localhost',
  `nothing.${ID}.localhost`,
])('%s is not a host of the harness', (host) => {
  expect(roleOfHost(host)).toBeUndefined();
});

it('has the default port that the development server of the account area calls', () => {
  // `src` imports nothing from outside, so the address is written out there.
  const config = readFileSync(resolve(import.meta.dirname, '../../src/vite.config.ts'), 'utf8');
  expect(config).toContain(`'${originsOf(DEFAULT_PORT).api.default}'`);
});
