import type { Page } from '@playwright/test';
import { whole } from '../whole';
import { expect, type Harness, test } from './harness';
import { atVendor, startEmbedded, title } from './kyc';

const TOKEN_INFO = 'GET /v1/s1/kyc/integration/token-info';
const KYC_INFO = 'POST /v3/private/kyc/kyc-info';
const OWN_PARAMETERS = ['from', 'lang', 'site', 'hidden', 'isUpdatePoi', 'update', 'end'];

test('the entry asks on the SDK paths, with the three headers and the purpose, offers one start, and keeps the token neither in the address nor in the history nor in the storage', async ({
  harness,
  page,
}) => {
  const url = new URL(await harness.put({ mode: 'sdk', kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } }));
  const token = url.searchParams.get('token') ?? '';
  expect(token.length).toBeGreaterThan(10);
  await page.goto(url.href);
  await harness.ready();
  await expect(page.getByRole('button', { name: 'Start verification' })).toBeVisible();
  expect(page.url()).not.toContain(token);
  expect(new URL(page.url()).searchParams.has('token')).toBe(false);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  expect(kept).not.toContain(token);
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await harness.requests('GET /v2/private/user/profile')).toEqual([]);

  const [info] = await harness.requests(TOKEN_INFO);
  expect(info?.headers).toMatchObject({ 'kyc-access-token': token, 'kyc-access-business': 'email' });
  expect(info?.headers['kyc-access-origin']).toMatch(/^http/);
  expect(JSON.stringify(info)).toContain('email_update_poi');
  // The log names rows; the path was on the wire.
  const paths = (await harness.requests(KYC_INFO)).map(({ path }) => path);
  expect(new Set(paths)).toEqual(new Set(['/v1/s1/kyc/integration/info']));
});

test('a failed token info is swallowed', async ({ harness, page }) => {
  const url = await harness.put({
    mode: 'sdk',
    kyc: { poi: 'DisplayUpdatePOIStatus_Needed' },
    faults: [{ endpoint: TOKEN_INFO, kind: 'envelope', ret_code: 424242, ret_msg: 'Not today' }],
  });
  await page.goto(url);
  await harness.ready();
  await expect(page.getByRole('button', { name: 'Start verification' })).toBeVisible();
  await expect(page.getByText('424242')).toHaveCount(0);
});

test('after a failed load, Try again also requests the token info again: whose account it is', async ({
  harness,
  page,
}) => {
  const whose = page.getByText(/You’re verifying the account/);
  for (const faults of [[TOKEN_INFO, KYC_INFO], [KYC_INFO]]) {
    const url = await harness.put({
      mode: 'sdk',
      language: 'en',
      kyc: { poi: 'DisplayUpdatePOIStatus_Needed' },
      faults: faults.map((endpoint) => ({ endpoint, kind: 'http', status: 502, times: 1 })),
    });
    await page.goto(url);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(whose).toBeVisible();
    // Answered token info is kept.
    expect(await harness.requests(TOKEN_INFO)).toHaveLength(faults.length);
  }
});

test('without a token it asks for a new link and for no login', async ({ harness, page }) => {
  const url = new URL(await harness.put({ mode: 'sdk' }));
  url.searchParams.delete('token');
  await page.goto(url.href);
  await harness.ready();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/user/accounts/auth/sdk');
});

test('nothing starts without a requested update, and attempts that are used up today are shown as on the other screens', async ({
  harness,
  page,
}) => {
  for (const [step, says] of [
    ['ALLOW', 'You don’t need to resubmit documents'],
    ['SUCCESS', 'Approved'],
    ['PENDING', 'You don’t need to resubmit documents'],
  ] as const) {
    await harness.show({ mode: 'sdk', kyc: { steps: { '1': step } } });
    await expect(title(page, says), step).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start verification' })).toHaveCount(0);
  }
  await harness.show({ mode: 'sdk', kyc: { poi: 'DisplayUpdatePOIStatus_Rejected_Daily' } });
  await expect(title(page, 'Your documents weren’t approved')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('You can submit your documents again tomorrow.');
});

test('a reload leads a member who came from re-verification straight back to it', async ({ harness, page }) => {
  await harness.open({ route: '/auth/reverification', kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } });
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Start verification' })).toBeVisible();
  await page.reload();
  await page.waitForURL('**/auth/reverification');
  await harness.ready();
  await expect(page.getByRole('heading', { name: 'Update your identity document' })).toBeVisible();
  // The address with the token is not in the history.
  await page.goBack();
  await harness.ready();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify your identity again');
});

test('done leads a separate page to the SDK landing page', async ({ harness, page }) => {
  const url = await harness.put({ mode: 'sdk', kyc: { poi: 'DisplayUpdatePOIStatus_No' } });
  await page.goto(url);
  await harness.ready();
  await page.getByRole('button', { name: /^Back to/ }).click();
  await page.waitForURL('**/sdk-landing**');
});

for (const provider of ['PROVIDER_JUMIO', 'PROVIDER_AAI'] as const) {
  test.describe(`${provider}, which leaves the page and the token`, () => {
    // Both come back alike; `kyc-runs.spec.ts` tests AAI without the token.
    const again = whole(provider === 'PROVIDER_AAI');
    const run = async (harness: Harness, page: Page) => {
      await page.goto(await harness.put({ mode: 'sdk', kyc: { provider, poi: 'DisplayUpdatePOIStatus_Needed' } }));
      await startEmbedded(page);
      return atVendor(page, provider);
    };

    test(
      'after a submission the address names nothing of the vendor, and the page no status',
      again,
      async ({ harness, page }) => {
        const vendor = await run(harness, page);
        await vendor.getByRole('button', { name: 'Submit, stay in review' }).click();
        await page.waitForURL(/end=submitted/);
        expect([...new URL(page.url()).searchParams.keys()].filter((name) => !OWN_PARAMETERS.includes(name))).toEqual(
          [],
        );
        await page.reload();
        await expect(title(page, 'Check your verification status')).toBeVisible();
        await page.getByRole('link', { name: /^Back to/ }).click();
        await page.waitForURL('**/sdk-landing**');
      },
    );

    test('a member who left is told so, and asked for a new link', again, async ({ harness, page }) => {
      const vendor = await run(harness, page);
      await vendor.getByRole('button', { name: 'Cancel' }).click();
      await page.waitForURL(/end=cancelled/);
      await expect(title(page, 'You stopped the verification')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('To get a new link');
    });
  });
}
