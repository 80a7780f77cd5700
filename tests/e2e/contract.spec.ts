import { resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { openApiDocument } from '../../harness/core/openapi';
import { type Prism, startPrism } from '../../harness/server/testing/prism';
import { endpointName } from '../../src/api/endpoint';
import { endpoints } from '../../src/api/endpoints';
import { BASE_PATH } from '../../src/domain/initial-config';
import type { RoutePath } from '../../src/screens/screens';
import { ContractHost } from './contract-host';

/** The built app with Prism, which knows only the OpenAPI file, so these screens do not depend on the mock. */

interface Row {
  readonly route: RoutePath;
  readonly title: string;
  /** Shown only once the answers are read. */
  readonly shows: string;
  readonly calls: readonly (keyof typeof endpoints)[];
}

// biome-ignore format: one row per line is easier to compare
const SCREENS: readonly Row[] = [
  { route: '/auth/personal', title: 'Identity verification', shows: 'BTC', calls: ['profile', 'kycInfo', 'memberInfo'] },
  { route: '/auth/reverification', title: 'You don’t need to resubmit documents', shows: 'Verify your identity again', calls: ['profile', 'kycInfo'] },
  { route: '/auth/kyc', title: 'Where do you live?', shows: 'Country of residence', calls: ['profile', 'kycInfo', 'memberInfo', 'canVerify', 'trafficDiversion', 'canQuickKyc', 'countryList', 'kycConfig', 'supportedIpCountryCode'] },
  { route: '/auth/step1', title: 'Before you start', shows: 'Get these things ready. It takes about 5 minutes.', calls: ['profile'] },
  { route: '/auth/step2', title: 'How it works', shows: 'There are three steps.', calls: ['profile'] },
];

const test = base.extend<{ host: ContractHost }, { prism: Prism }>({
  prism: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const prism = await startPrism(openApiDocument('http://127.0.0.1'));
      await use(prism);
      await prism.stop();
    },
    { scope: 'worker' },
  ],
  host: async ({ prism }, use) => {
    const host = new ContractHost(resolve(import.meta.dirname, '../../dist'), prism.port);
    await use(host);
    await host.stop();
  },
});

test('each screen shows the examples of the contract with calls that satisfy it, and a call that violates it is rejected', async ({
  host,
  page,
}) => {
  const origin = await host.start();
  for (const { route, title, shows, calls } of SCREENS) {
    await test.step(route, async () => {
      host.calls.splice(0);
      await page.goto(`${origin}${BASE_PATH.slice(0, -1)}${route}`);
      await page.waitForSelector(`html[data-ready="${route}"]`, { state: 'attached' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main').getByText(shows, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect
        .poll(() => host.calls.map(({ call }) => call.split('?')[0]))
        .toEqual(expect.arrayContaining(calls.map((key) => endpointName(endpoints[key]))));
      expect(host.calls.filter(({ status, violations }) => status < 200 || status > 299 || violations)).toEqual([]);
      // Clears kept answers, so the next screen makes all its calls.
      await page.evaluate(() => [localStorage, sessionStorage].map((storage) => storage.clear()));
    });
  }

  const { path } = endpoints.sdkAccess;
  await page.evaluate(
    ([address]) =>
      fetch(`/cross-api${address}`, {
        method: 'POST',
        body: '{"level":"LEVEL_9"}',
        headers: { 'content-type': 'application/json' },
      }),
    [path],
  );
  const broken = host.calls.filter(({ status }) => status !== 200);
  expect(broken.map(({ call, status }) => ({ call, status }))).toEqual([{ call: `POST ${path}`, status: 422 }]);
});
