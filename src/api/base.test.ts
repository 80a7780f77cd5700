import { expect, it } from 'vitest';
import { environmentOfHost } from '../domain/initial-config';
import { apiBaseOf } from './base';

const NOTHING = { apiBase: '', crossApiPath: '' };

it.each([
  ['the api2 subdomain', 'https://www.example.com/user/accounts/', NOTHING, 'https://api2.example.com'],
  ['the api2 subdomain of a host without a subdomain', 'https://example.com/', NOTHING, 'https://api2.example.com'],
  ['the domain of a variant', 'https://www.hk.example.com/', NOTHING, 'https://api2.hk.example.com'],
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
    'the proxy path before the subdomain',
    'https://www.testnet.example.com/user/accounts/x',
    { ...NOTHING, crossApiPath: '/x-api/' },
    'https://www.testnet.example.com/x-api',
  ],
  [
    'the override before everything else',
    'https://www.example.com/',
    { apiBase: 'https://api.other.example/', crossApiPath: '/x-api' },
    'https://api.other.example',
  ],
  [
    'an address without the slashes at its end',
    'https://www.example.com/',
    { apiBase: 'https://api.other.example/v1//', crossApiPath: '' },
    'https://api.other.example/v1',
  ],
])('uses %s', (_what, page, config, base) => {
  const url = new URL(page);
  expect(apiBaseOf(url, { ...config, environment: environmentOfHost(url.hostname) })).toBe(base);
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
