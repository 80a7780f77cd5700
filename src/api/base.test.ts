import fc from 'fast-check';
import { parse } from 'tldts';
import { describe, expect, it } from 'vitest';
import { environmentOfHost, parseInitialConfig } from '../domain/initial-config';
import { apiBaseOf } from './base';

const { hostPatterns } = parseInitialConfig({}).config;
const NOTHING = { apiBase: '', crossApiPath: '', hostPatterns };

function baseOfPage(address: string, config = NOTHING): string | undefined {
  const page = new URL(address);
  return apiBaseOf(page, { ...config, environment: environmentOfHost(page.hostname) });
}

it.each([
  ['the api2 subdomain', 'https://www.example.com/user/accounts/', NOTHING, 'https://api2.example.com'],
  ['the domain below a registry category', 'https://www.example.co.uk/', NOTHING, 'https://api2.example.co.uk'],
  ['the domain of a country', 'https://www.example.hk/', NOTHING, 'https://api2.example.hk'],
  ['a short name under a general ending', 'https://www.abc.com/', NOTHING, 'https://api2.abc.com'],
  ['a short name under the ending of a country', 'https://www.abcd.hk/', NOTHING, 'https://api2.abcd.hk'],
  ['the domain of a variant', 'https://www.hk.example.com/', NOTHING, 'https://api2.hk.example.com'],
  ['the domain after the label of a variant', 'https://hk.example.com/', NOTHING, 'https://api2.example.com'],
  ['the port of the page', 'http://www.harness.localhost:4310/', NOTHING, 'http://api2.harness.localhost:4310'],
  ['api2-testnet for a testnet host', 'https://testnet.example.com/', NOTHING, 'https://api2-testnet.example.com'],
  [
    'api2-testnet for a testnet label after www',
    'https://www.testnet.example.com/',
    NOTHING,
    'https://api2-testnet.example.com',
  ],
  ['api2 if testnet is only part of a label', 'https://www.mytestnet.com/', NOTHING, 'https://api2.mytestnet.com'],
  [
    'the label of a configured variant',
    'https://emirates.example.com/',
    { ...NOTHING, hostPatterns: { hongKong: ['.hk'], uae: ['.Emirates.example.com'] } },
    'https://api2.example.com',
  ],
  [
    'the proxy path before the subdomain',
    'https://www.testnet.example.com/user/accounts/x',
    { ...NOTHING, crossApiPath: '/x-api/' },
    'https://www.testnet.example.com/x-api',
  ],
  [
    'the override before everything else',
    'https://www.example.com/',
    { ...NOTHING, apiBase: 'https://api.other.example/', crossApiPath: '/x-api' },
    'https://api.other.example',
  ],
  [
    'an address without the slashes at its end',
    'https://www.example.com/',
    { ...NOTHING, apiBase: 'https://api.other.example/v1//' },
    'https://api.other.example/v1',
  ],
  [
    'the override on a host that shows no domain',
    'https://192.0.2.1/',
    { ...NOTHING, apiBase: 'https://api.other.example' },
    'https://api.other.example',
  ],
])('uses %s', (_what, page, config, base) => {
  expect(baseOfPage(page, config)).toBe(base);
});

it.each([
  [
    'testnet on a host without a testnet label',
    'https://www.example.com/',
    'testnet',
    'https://api2-testnet.example.com',
  ],
  ['test on a testnet host', 'https://www.testnet.example.com/', 'test', 'https://api2.example.com'],
] as const)('uses the configured environment: %s', (_what, page, environment, base) => {
  expect(apiBaseOf(new URL(page), { ...NOTHING, environment })).toBe(base);
});

it.each([
  'example.com',
  'example.co.uk',
  'www.co.uk',
  'www.com.hk',
  'www.testnet.co.uk',
  'hk.com',
  'www.uk.com',
  'www.example.co.com',
  'www.abc.hk',
  'www.ae.org',
  'www.testnet.com',
  'accounts.example.com',
  'testnet.vercel.app',
  'hk.herokuapp.com',
  'www.city.kawasaki.jp',
  'localhost',
  'www.localhost',
  '127.0.0.1',
  '[::1]',
  'www',
])('finds no address for %s', (host) => {
  expect(baseOfPage(`https://${host}/`)).toBeUndefined();
});

describe('any host', () => {
  /** Public suffixes of several kinds. */
  const suffix = fc.constantFrom(
    ...'com net org io app dev exchange hk com.hk edu.hk idv.hk ae co.ae gov.ae uk co.uk org.uk police.uk jp co.jp tokyo.jp kawasaki.jp'.split(
      ' ',
    ),
    ...'com.tr gen.tr com.kz co.id desa.id eu com.br gov.br com.au nsw.edu.au ck com.ck museum xn--j6w193g localhost test'.split(
      ' ',
    ),
    ...'github.io pages.dev vercel.app herokuapp.com s3.amazonaws.com cloudfront.net azurewebsites.net blogspot.com appspot.com'.split(
      ' ',
    ),
  );
  const label = fc.oneof(
    fc.constantFrom('www', 'testnet', 'hk', 'ae', 'WWW', 'co', 'com', 'api2', 'accounts', 'example'),
    fc.stringMatching(/^[a-z][a-z0-9-]{0,8}[a-z0-9]$/),
  );
  const host = fc
    .tuple(fc.array(label, { maxLength: 4 }), suffix)
    .map(([labels, ending]) => [...labels, ending].join('.'))
    // Random letters may form an invalid punycode label.
    .filter((name) => URL.canParse(`https://${name}/`));
  const environment = fc.constantFrom('production', 'testnet', 'test' as const);

  it('leads to a host of the page’s own domain or to none', () => {
    fc.assert(
      fc.property(host, environment, (hostname, place) => {
        const base = apiBaseOf(new URL(`https://${hostname}/`), { ...NOTHING, environment: place as 'test' });
        if (base === undefined) return;
        const options = { allowPrivateDomains: true, validHosts: ['localhost'] };
        const domainOf = (name: string) => parse(name, options).domain;
        const api = new URL(base).hostname;
        // The same name before the public suffix means the same owner.
        expect(domainOf(api), `${hostname} led to ${api}`).not.toBeNull();
        expect(domainOf(api)).toBe(domainOf(hostname.replace(/(^|\.)testnet(?=\.)/gi, '').replace(/^\./, '')));
        expect(api.replace(/^api2(-testnet)?\./, '')).not.toBe(parse(api, options).publicSuffix);
      }),
      { numRuns: 2000 },
    );
  });
});
