import type { ScenarioInput } from '../../harness/core/scenario';
import { violations } from './axe';
import { expect, test } from './harness';
import { AT_CONSENT, atVendor, consent, fillNumber, KYC_INFO, start, startEmbedded, TOKEN, title } from './kyc';
import { named } from './tables/named';

/** Visible only in requests, in one mode, or on one kind of host. */

const TAG = 'x-client-tag';

const kycTokenOf = (answer: unknown) => (answer as { result: { kycToken: string } }).result.kycToken;

test('kyc-info sends the device id and the language, and a client tag on the personal page', async ({ harness }) => {
  await harness.open({ language: 'de-DE', site: 'NONE' });
  const [info] = await harness.requests(KYC_INFO);
  expect(info?.headers).toMatchObject({ lang: 'de-DE', [TAG]: 'open-personal' });
  expect(info?.headers.guid).toMatch(/^[0-9a-f-]{36}$/);
});

test('starting a vendor requests the kyc token and sends it on with the name of the flow', async ({
  harness,
  page,
}) => {
  await start(harness, { query: AT_CONSENT, vendor: { outcome: 'expired-token' } });
  await consent(page);
  await atVendor(page, 'PROVIDER_SUMSUB');
  await expect.poll(async () => (await harness.requests(TOKEN)).length).toBe(2);

  const asked = (await harness.requests(KYC_INFO)).map(
    ({ body }) => (body as { obtain_kyc_token?: true }).obtain_kyc_token,
  );
  expect(asked).toEqual([undefined, true]);
  const answers = (await harness.requests(KYC_INFO)).map(({ response }) => kycTokenOf(response));
  expect(answers[0]).toBe('');
  expect(answers[1]).not.toBe('');
  const tokens = await harness.requests(TOKEN);
  for (const { body } of tokens) expect(body).toMatchObject({ flowName: 'Level1_web', kycToken: answers[1] });
  expect(tokens.map(({ headers }) => headers[TAG])).toEqual(['start-vendor', 'renew-vendor-token']);
});

// `proof-of-address.spec.ts` tests numbers.
test('the embedded verification sends the kyc token and the name of the flow, renews its own token, and continues after a stop', async ({
  harness,
  page,
}) => {
  const endpoint = 'POST /v1/s1/kyc/integration/access-token';
  await harness.open({
    language: 'en',
    mode: 'sdk',
    kyc: { poi: 'DisplayUpdatePOIStatus_Needed' },
    vendor: { outcome: 'expired-token', reviewPolls: 0 },
  });
  await startEmbedded(page);
  await expect.poll(async () => (await harness.requests(endpoint)).length).toBe(2);
  const [info] = await harness.requests(KYC_INFO);
  const kycToken = kycTokenOf(info?.response);
  expect(kycToken).not.toBe('');
  for (const { body } of await harness.requests(endpoint)) {
    expect(body).toMatchObject({ flowName: 'Level1_web', kycToken });
  }
  await atVendor(page, 'PROVIDER_SUMSUB');
  // Sumsub has no cancel button.
  await page.getByRole('button', { name: 'Stop for now' }).click();
  await expect(title(page, 'You stopped the verification')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await (await atVendor(page, 'PROVIDER_SUMSUB')).getByRole('button', { name: 'Submit, then approve' }).click();
  await expect(title(page, 'Approved')).toBeVisible();
});

for (const step of ['choose', 'document', 'consent', 'run'] as const) {
  test(`a flow that is not in flowNames of kyc-info is refused before anything is asked, at the step ${step} too`, async ({
    harness,
    page,
  }) => {
    await start(harness, {
      query: { level: 'LEVEL_1', step, country: 'TUR', document: 'PASSPORT' },
      responses: { [KYC_INFO]: { flowNames: ['Level2_web'] } },
    });
    await expect(title(page, 'Level 1 isn’t available for this account')).toBeVisible();
    await expect(page.getByRole('main').locator('input, select, [role=combobox]')).toHaveCount(0);
    expect(await harness.requests(TOKEN)).toEqual([]);
  });
}

test('a number that is refused can be sent again; then the page checks the status, and does not show the rejection of the first', async ({
  harness,
  page,
}) => {
  await harness.open({ ...named('non-document-rejected'), language: 'en' });
  await fillNumber(page);
  await expect(title(page, 'Your details weren’t approved')).toBeVisible();
  const refused = { level: 'LEVEL_1', status: 'FAILED_AND_CAN_RETRY' };
  await harness.api('PATCH', '/scenario', { responses: { [KYC_INFO]: { state: [refused] } } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await fillNumber(page);
  await expect(title(page, 'Submitted').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test.describe('testnet', () => {
  test('uses its own API host and texts, and shows a badge', async ({ harness, page }) => {
    const texts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/locales/')) texts.push(request.url());
    });
    await harness.open({ config: { testnet: true } });
    await expect(page.getByRole('banner').getByText('Testnet')).toBeVisible();
    const hosts = (await harness.requests()).map(({ url }) => new URL(url).hostname);
    expect(new Set(hosts)).toEqual(new Set(['api2-testnet.harness.localhost']));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((url) => !url.endsWith('&environment=testnet'))).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });

  test('shows its badge in the main part if there is no header', async ({ harness, page }) => {
    await harness.open({ config: { testnet: true }, mode: 'app' });
    await expect(page.getByRole('main').getByText('Testnet')).toBeVisible();
  });
});

test.describe('limits', () => {
  const LIMITS = [
    { coin: 'BTC', limit: '1.123456785' },
    { coin: 'USDT', limit: '1000000.00' },
  ];
  const scenario = {
    language: 'en',
    kyc: { steps: { '1': 'SUCCESS', '2': 'ALLOW' } },
  } as const satisfies ScenarioInput;
  const row = (name: string) => new RegExp(`^${name} `);

  test('are rounded and shown with their value in the currency of the member', async ({ harness, page }) => {
    const quotas = [{ level: 'LEVEL_1', coinLimit: LIMITS }];
    await harness.open({ ...scenario, member: { currencyCode: 'HKD' }, responses: { [KYC_INFO]: { quotas } } });
    const limits = page.getByRole('complementary');
    await expect(limits.getByRole('row', { name: row('USDT') })).toHaveText(/^USDT1,000,000About HKD\s7\.80M$/);
    await expect(limits.getByRole('row', { name: row('BTC') })).toHaveText('BTC1.12345679');
    await expect(page.getByText('1.12345679 BTC', { exact: true })).toBeVisible();
  });

  test('do not load the code for decimal arithmetic if there is nothing to compute', async ({ harness, page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await harness.open(scenario);
    await expect(page.getByRole('row', { name: row('USDT') })).toHaveText('USDT1,000,000');
    expect(scripts.filter((path) => path.includes('/limits-'))).toEqual([]);
  });
});

test('an account of a regulated site shows whose rules apply', async ({ harness, page }) => {
  await harness.open({ site: 'ARE', language: 'en' });
  await expect(page.getByText('Rules in the United Arab Emirates decide which services you can use.')).toBeVisible();
});

test('an account without a site shows no rules, and a note if its assets are being moved', async ({
  harness,
  page,
}) => {
  await harness.open({ language: 'en', responses: { [KYC_INFO]: { newSatosGray: true } } });
  await expect(page.getByText('Your assets will be moved to a new custodian.')).toBeVisible();
  await expect(page.getByText('decide which services you can use')).toHaveCount(0);
});

test('the levels and the guide link to their articles in the help centre', async ({ harness, page }) => {
  await harness.show({ language: 'en' });
  const levels = page.getByRole('link', { name: 'How levels and limits work' });
  await expect(levels).toHaveAttribute('href', '/help-centre/identity-verification');
  for (const route of ['/auth/step1', '/auth/step2']) {
    await harness.show({ language: 'en', route });
    const guide = page.getByRole('link', { name: 'Full guide in the help centre' });
    await expect(guide).toHaveAttribute('href', '/help-centre/guide');
  }
});

test.describe('leaving', () => {
  const DONE = {
    language: 'en',
    route: '/auth/kyc',
    query: { level: 'LEVEL_1', step: 'result' },
    kyc: { steps: { '1': 'SUCCESS', '2': 'ALLOW' } },
  } as const satisfies ScenarioInput;

  test('closes the mini-program in the messaging app', async ({ harness, page }) => {
    await page.goto(await harness.put({ ...DONE, mode: 'mini-program' }));
    await page.frameLocator('iframe').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('The mini-program was closed.')).toBeVisible();
  });

  test('leads home in the mobile app; on the web there is no button, because the header links home', async ({
    harness,
    page,
  }) => {
    await harness.open({ ...DONE, mode: 'app' });
    await expect(page.getByText('Testnet')).toHaveCount(0);
    await page.getByRole('button', { name: /^Back to/ }).click();
    await page.waitForURL((url) => url.pathname === '/en');
    await harness.open(DONE);
    await expect(title(page, 'Approved')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Back to/ })).toHaveCount(0);
  });
});

test('a lost and a restored connection are each shown in a message', async ({ harness, page }) => {
  await harness.open({ language: 'en' });
  const offline = page.getByText('You’re offline. Check your connection.', { exact: true });
  await page.context().setOffline(true);
  await expect(offline).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You’re back online.', { exact: true })).toBeVisible();
  await expect(offline).toHaveCount(0);
});

test('a configured brand colour is used with readable text', async ({ harness, page }) => {
  await harness.open({ language: 'en', theme: 'dark', config: { brandColour: '#1a5fd0' } });
  const primary = page.getByRole('link', { name: 'Verify now' });
  await expect(primary).toHaveCSS('background-color', 'rgb(26, 95, 208)');
  await expect(primary).toHaveCSS('color', 'rgb(255, 255, 255)');
  expect(await violations(page)).toEqual([]);
});
