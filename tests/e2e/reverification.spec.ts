import type { Locator, Page } from '@playwright/test';
import { expect, type Harness, isolatedTest, test } from './harness';
import { PRIMARY } from './headline';
import { named } from './tables/named';
import { idOf, UPDATE_ROWS } from './tables/reverification';

const REASON = 'The passport has expired on 3 May 2026.';

async function expectRow(harness: Harness, page: Page, row: (typeof UPDATE_ROWS)[number]): Promise<void> {
  const { status, site, notice, button, primary, appHint, reason } = row;
  const scenario = named(idOf(row));
  await harness.show({ ...scenario, language: 'en', kyc: { ...scenario.kyc, poiRejectReason: REASON } });
  const main = page.getByRole('main');
  await expect(main.getByText('Verify your identity again', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main.getByRole('heading', { name: notice })).toBeVisible();
  await expect(main.getByText(REASON)).toHaveCount(reason ? 1 : 0);
  await expect(main.getByRole('heading', { name: 'Continue in the mobile app' })).toHaveCount(appHint ? 1 : 0);
  await expect(main.getByRole('button')).toHaveCount(button ? 1 : 0);
  if (button) {
    const shown = main.getByRole('button', { name: button.name, exact: true });
    await expect(shown).toBeVisible();
    await expect(shown).toBeEnabled({ enabled: button.enabled });
  }
  await expect(main.locator(PRIMARY)).toHaveText(primary === null ? [] : [primary]);
  // One warning, in every state in which it is true.
  const isAsked = status !== 'DisplayUpdatePOIStatus_No';
  await expect(main.getByText('Some services may be limited')).toHaveCount(isAsked ? 1 : 0);
  if (isAsked) await expect(main.locator('[data-tone]')).toHaveCount(1);
  // A review asks for nothing.
  const asksForSomething = status !== 'DisplayUpdatePOIStatus_No' && status !== 'DisplayUpdatePOIStatus_Pending';
  const advises = asksForSomething && site === 'NONE';
  if (asksForSomething) await expectInstructionsFirst(main);
  await expect(main.getByText('Verify one account only')).toHaveCount(advises ? 1 : 0);
  // The table's members live in India.
  await expect(main.getByText('Indian identity document')).toHaveCount(advises ? 1 : 0);
  await expect(main.getByText('NFC verification:')).toHaveCount(asksForSomething && site === 'TUR' ? 1 : 0);
}

/** What to do is read before the button or the way to the app. */
async function expectInstructionsFirst(main: Locator): Promise<void> {
  const acts = main.getByRole('button').or(main.getByRole('link', { name: 'App Store' }));
  const read = main.getByText('What you need').or(acts);
  await expect(read.first()).toHaveText('What you need');
}

for (const site of ['NONE', 'TUR'] as const) {
  test(`each status on ${site} says what the member can do`, async ({ harness, page }) => {
    for (const row of UPDATE_ROWS.filter((one) => one.site === site))
      await test.step(row.status, () => expectRow(harness, page, row));
  });
}

/** Whether a member is told to use an Indian document. The table above has members in India. */
const COUNTRIES = [
  { site: 'NONE', country: 'IND', mode: 'sdk', isIndian: true },
  { site: 'NONE', country: 'DEU', mode: 'web', isIndian: false },
  // Its address has `site=IN`.
  { site: 'NONE', country: 'DEU', mode: 'sdk', isIndian: false },
  { site: 'HKG', country: 'HKG', mode: 'web', isIndian: false },
] as const;

test('only members in India are told to use an Indian document', async ({ harness, page }) => {
  for (const { site, country, mode, isIndian } of COUNTRIES) {
    await harness.open({
      ...{ site, mode, language: site === 'HKG' ? 'en-HK' : 'en', member: { country } },
      ...(mode === 'web' && { route: '/auth/reverification' }),
      kyc: { poi: 'DisplayUpdatePOIStatus_Needed' },
    });
    const main = page.getByRole('main');
    await expect(main.getByText('Verify one account only')).toBeVisible();
    await expect(main.getByText('Indian identity document'), `${site} ${country} ${mode}`).toHaveCount(
      isIndian ? 1 : 0,
    );
    await expect(main.getByText('issued by your country')).toHaveCount(isIndian ? 0 : 1);
  }
});

test('a review says until when it lasts, and promises no date that has passed', async ({ harness, page }) => {
  const review = {
    route: '/auth/reverification',
    now: '2026-11-20T09:00:00Z',
    kyc: { poi: 'DisplayUpdatePOIStatus_Pending' },
  } as const;
  await harness.show(review);
  await expect(page.getByText('The review is due to end by 23 November 2026')).toBeVisible();
  await harness.show({
    ...review,
    responses: { 'POST /v3/private/kyc/kyc-info': { updatePoi: { deadline: Date.UTC(2026, 10, 19) } } },
  });
  await expect(page.getByText('The review is taking longer than usual.')).toBeVisible();
  await expect(page.getByText('19 November')).toHaveCount(0);
});

test('a closed account is told so, and can send nothing', async ({ harness, page }) => {
  await harness.open({
    route: '/auth/reverification',
    member: { kycTag: 1 },
    kyc: { poi: 'DisplayUpdatePOIStatus_Needed' },
  });
  await expect(page.getByRole('heading', { name: 'Verification isn’t available for this account' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify' })).toHaveCount(0);
});

test('re-submitting asks for an access token once and takes it out of the address', async ({ harness, page }) => {
  await harness.open({ route: '/auth/reverification', kyc: { poi: 'DisplayUpdatePOIStatus_Rejected' } });
  await page.getByRole('button', { name: 'Resubmit' }).dblclick();
  await page.waitForURL('**/auth/sdk?**');
  await harness.ready();

  const calls = await harness.requests('POST /v3/private/kyc/sdk-access');
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({ extraParams: { reason: 'UPDATE_KYC' } });
  const address = new URL(page.url());
  expect(address.searchParams.get('isUpdatePoi')).toBe('true');
  expect(address.searchParams.has('token')).toBe(false);
});

test('a refused start says why and can be tried again', async ({ harness, page }) => {
  await harness.open({
    route: '/auth/reverification',
    kyc: { poi: 'DisplayUpdatePOIStatus_Needed' },
    faults: [
      {
        endpoint: 'POST /v3/private/kyc/sdk-access',
        kind: 'envelope',
        ret_code: 424242,
        ret_msg: 'No more today',
        times: 1,
      },
    ],
  });
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('424242: No more today', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL('**/auth/sdk?**');
});

test('right to left in Arabic', async ({ harness, page }) => {
  await harness.open(named('right-to-left'));
  expect(new URL(page.url()).hostname).toBe('www.ae.harness.localhost');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-SA');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/);
  const heading = await page.getByRole('heading', { level: 1 }).evaluate((h1) => getComputedStyle(h1).textAlign);
  expect(['start', 'right']).toContain(heading);
  expect(await page.evaluate(() => document.fonts.check('16px "IBM Plex Sans Arabic"', 'ع'))).toBe(true);
});

isolatedTest('a re-verification under review shows the decision without a reload', async ({ harness, page }) => {
  await page.clock.install();
  await harness.open({
    language: 'en',
    route: '/auth/reverification',
    kyc: { poi: 'DisplayUpdatePOIStatus_Pending' },
  });
  const asked = async () => (await harness.requests('POST /v3/private/kyc/kyc-info')).length;
  await expect(page.getByRole('button', { name: 'Reviewing' })).toBeDisabled();
  // Stopped, so that a slow machine cannot use up an interval.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const before = await asked();
  const answer = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/kyc-info'));
  const runUntilAsked = async () => {
    await page.clock.runFor(100);
    return asked();
  };
  await expect.poll(runUntilAsked, { intervals: [10] }).toBe(before + 1);
  await answer;
  await page.clock.runFor(16);
  await harness.api('PATCH', '/scenario', { kyc: { poi: 'DisplayUpdatePOIStatus_Rejected', poiRejectReason: REASON } });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(REASON)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reviewing' })).toHaveCount(0);
  await page.clock.runFor(120_000);
  expect(await asked()).toBe(before + 2);
});
