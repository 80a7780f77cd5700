import { expect, it } from 'vitest';
import { environmentOfHost } from '../domain/initial-config';
import { apiBaseOf } from './base';

const NOTHING = { apiBase: '', crossApiPath: '' };

it.each([
  ['the api2 subdomain', 'https://www.example.com/user/accounts/', NOTHING, 'https://api2.example.com'],
  ['a bare domain too', 'https://example.com/', NOTHING, 'https://api2.example.com'],
  ['the variant of the page', 'https://www.hk.example.com/', NOTHING, 'https://api2.hk.example.com'],
  ['the port of the page', 'http://www.harness.localhost:4310/', NOTHING, 'http://api2.harness.localhost:4310'],
  ['testnet by its label', 'https://testnet.example.com/', NOTHING, 'https://api2-testnet.example.com'],
  ['testnet below www', 'https://www.testnet.example.com/', NOTHING, 'https://api2-testnet.example.com'],
  ['no testnet by part of a label', 'https://www.mytestnet.com/', NOTHING, 'https://api2.mytestnet.com'],
  [
    'the proxy path before the subdomain',
    'https://www.testnet.example.com/user/accounts/x',
    { ...NOTHING, crossApiPath: '/x-api/' },
    'https://www.testnet.example.com/x-api',
  ],
  [
    'the override before all',
    'https://www.example.com/',
    { apiBase: 'https://api.other.example/', crossApiPath: '/x-api' },
    'https://api.other.example',
  ],
])('takes %s', (_what, page, config, base) => {
  const url = new URL(page);
  expect(apiBaseOf(url, { ...config, environment: environmentOfHost(url.hostname) })).toBe(base);
});

it.each([
  ['testnet on a host that does not say so', 'https://www.example.com/', 'testnet', 'https://api2-testnet.example.com'],
  ['test on a testnet host', 'https://www.testnet.example.com/', 'test', 'https://api2.example.com'],
] as const)('follows an environment that the page names: %s', (_what, page, environment, base) => {
  expect(apiBaseOf(new URL(page), { ...NOTHING, environment })).toBe(base);
});
