import type { Page } from '@playwright/test';
import type { Vendor } from '../../src/domain/statuses';
import { whole } from '../whole';
import { expect, type Harness, isolatedTest, test } from './harness';
import {
  AT_CONSENT,
  atVendor,
  chooseDocument,
  consent,
  passport,
  prepareEmbedded,
  proceed,
  start,
  startEmbedded,
  TOKEN,
  title,
} from './kyc';
import { chooseLanguage } from './menu';
import { named } from './tables/named';
import { BROKEN_RUNS, EXPIRED_RUNS, LEFT_RUN, SUBMITTED_RUNS } from './tables/runs';

const RETURNING: ReadonlySet<string> = new Set(
  EXPIRED_RUNS.flatMap(({ provider, returns }) => (returns ? [provider] : [])),
);

/** Submits the run; checks result, address and call. */
async function submit(page: Page, harness: Harness, run: (typeof SUBMITTED_RUNS)[number]): Promise<void> {
  const screen = await atVendor(page, run.provider);
  await screen.getByRole('button', { name: run.button }).first().click();
  await expect(title(page, run.result)).toBeVisible();
  const address = new URL(page.url());
  expect(address.hostname).toBe('www.harness.localhost');
  expect([...address.searchParams.keys()].sort()).toEqual(['country', 'document', 'level', 'step']);
  const [asked] = await harness.requests(TOKEN);
  expect(asked?.body).toMatchObject({ provider: run.provider, level: 'LEVEL_1', documentType: 'PASSPORT' });
}

/**
 * Only the server knows the outcome, so refusals and reviews come the same way as this approval. `drafts.spec.ts` and
 * `kyc-way.spec.ts` have them.
 */
for (const run of SUBMITTED_RUNS.filter(({ outcome }) => outcome !== 'approve')) {
  test(`${run.id}: the page shows "${run.result}"`, whole(true), async ({ harness, page }) => {
    await harness.open(named(run.id));
    await chooseDocument(page);
    await submit(page, harness, run);
    if (run.outcome === 'reject') await expect(page.getByRole('main')).toContainText('You can try again now');
  });
}

/**
 * Other ends before the approval in `npm test`. Redirect vendors lead back alike whatever the end is
 * (`vendors.test.ts`).
 */
const FEW_ENDS: Partial<Record<Vendor, number>> = { PROVIDER_ONFIDO: 2, PROVIDER_AAI: 1 };

/** Approvals, each after its vendor's other ends. */
const RUNS_TO_THE_END = SUBMITTED_RUNS.filter(({ outcome }) => outcome === 'approve').flatMap((run) => {
  const broken = BROKEN_RUNS.filter(({ provider }) => provider === run.provider);
  const few = FEW_ENDS[run.provider];
  const all = { run, broken, isFurther: run.provider !== 'PROVIDER_SUMSUB' };
  return few === undefined ? [all] : [all, { run, broken: broken.slice(0, few), isFurther: false }];
});

for (const { run, broken, isFurther } of RUNS_TO_THE_END) {
  const ends = `after ${broken.map(({ button }) => `"${button}"`).join(', ')} a new token, then "${run.result}"`;
  test(`${run.provider}: ${ends}`, whole(isFurther), async ({ harness, page }) => {
    if (run.provider !== 'PROVIDER_SUMSUB') {
      await harness.open({ ...named(broken[0]?.id ?? run.id), query: AT_CONSENT });
      await consent(page);
    } else {
      await harness.open(named(LEFT_RUN));
      await chooseDocument(page);
      // Sumsub has no cancel button, so the page has one.
      await atVendor(page, run.provider);
      await page.getByRole('button', { name: 'Stop for now' }).click();
      await expect(title(page, 'You stopped the verification')).toBeVisible();
      await page.getByRole('button', { name: 'Change your selection' }).click();
      await expect(passport(page)).toHaveAttribute('aria-current', 'true');
      await harness.put(named(broken[0]?.id ?? run.id));
      await passport(page).click();
      await consent(page);
    }
    for (const [at, { button, problem }] of broken.entries()) {
      await (await atVendor(page, run.provider)).getByRole('button', { name: button }).click();
      await expect(title(page, problem)).toBeVisible();
      await expect(page.locator('main iframe')).toHaveCount(0);
      expect(new URL(page.url()).search).not.toMatch(/code|Status|signature|provider/);
      expect(await harness.requests(TOKEN)).toHaveLength(1);
      // Empties the log, so the next token request shows.
      await harness.put(named(broken[at + 1]?.id ?? run.id));
      await page.getByRole('button', { name: /^(Continue|Try again)$/ }).click();
      // The vendor's page has replaced ours, and with it the consent.
      if (RETURNING.has(run.provider)) await consent(page);
    }
    await submit(page, harness, run);
  });
}

test("from 'Verify now' to the vendor it takes five taps; no vendor's code is loaded before the document is chosen, and the call for it sends the device id, which a cookie keeps for 120 days", async ({
  harness,
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  const ofVendors = () => scripts.filter((text) => text.includes('websdk.html') || text.includes('OnfidoDistribution'));
  await harness.open({ language: 'en' });
  await page.getByRole('link', { name: 'Verify now' }).click();
  await page.waitForURL(/auth\/kyc/);
  await harness.ready();
  await page.evaluate(() => {
    const counted = window as unknown as { clicks: number };
    // One click has led to the vendor's screen.
    counted.clicks = 1;
    // Ignores the untrusted click that a label causes on its control.
    addEventListener('click', ({ isTrusted }) => {
      if (isTrusted) counted.clicks += 1;
    });
  });
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(1);
  expect(ofVendors()).toEqual([]);
  await chooseDocument(page);
  await atVendor(page, 'PROVIDER_SUMSUB');
  // Verify now, Continue with the country, passport, consent, Continue.
  expect(await page.evaluate(() => (window as unknown as { clicks: number }).clicks)).toBe(5);
  expect(ofVendors().length).toBeGreaterThan(0);
  const [asked] = await harness.requests('POST /v3/private/kyc/get-verification-sdk-info');
  const guid = asked?.headers.guid ?? '';
  expect(guid).toMatch(/^[0-9a-f-]{36}$/);
  const cookie = (await page.context().cookies()).find(({ value }) => value === guid);
  expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(120, 0);
});

test('the default provider: refused, then approved, and the member is back in the account area', async ({
  harness,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  const begin = page.getByRole('button', { name: 'Start verification' });
  const submit = async (button: string) =>
    (await atVendor(page, 'PROVIDER_SUMSUB')).getByRole('button', { name: button }).click();
  const level = (number: 1 | 2) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: `Level ${number}` }) });
  const accesses = async () => (await harness.requests('POST /v3/private/kyc/sdk-access')).map(({ body }) => body);

  await harness.open({ language: 'en', kyc: { provider: 'PROVIDER_DEFAULT' }, vendor: { reviewPolls: 0 } });
  await page.getByRole('link', { name: 'Verify now' }).click();
  await prepareEmbedded(page);
  const [access] = await accesses();
  expect(access).toMatchObject({ level: 'LEVEL_1', from: 'web' });
  const opened = new URL(asked.at(-1) ?? '');
  expect(opened.pathname).toBe('/user/accounts/auth/sdk');
  expect(opened.searchParams.get('isUpdatePoi')).toBe('false');
  await harness.ready();
  expect(page.url()).not.toContain('token=');
  await expect(page.getByRole('banner')).toHaveCount(0);
  // One journey: its steps, its name and its choice.
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await expect(page.getByText('Level 1', { exact: true })).toBeVisible();
  await expect(title(page, 'Before you share your passport')).toBeVisible();
  await expect(page.getByText('Passport · India')).toBeVisible();
  await expect(page.getByText('has asked you')).toHaveCount(0);
  // Still signed in, with the same choice.
  await page.goBack();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await passport(page).click();
  await startEmbedded(page);
  await expect(page.getByText('Step 4 of 4')).toBeVisible();
  const ofRun = (await harness.requests('POST /v3/private/kyc/get-kyc-provider')).at(-1);
  expect(ofRun?.body).toEqual({ level: 'LEVEL_1', country: 'IND', documentType: 'PASSPORT' });
  await submit('Submit, then reject');
  await expect(title(page, 'One photo needs retaking')).toBeVisible();
  // Above the consent only; here it would push the result down.
  await expect(page.getByText('You’re verifying the account')).toHaveCount(0);
  await page.getByRole('button', { name: 'Retake photo' }).click();
  await submit('Submit, then approve');
  await expect(title(page, 'Approved')).toBeVisible();
  await page.getByRole('button', { name: 'Go to verification' }).click();
  await expect(level(1).getByText('Verified', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Verify now' }).click();
  await proceed(page);
  await expect(begin).toBeVisible();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  const levels = (await accesses()).map((body) => (body as { level: string }).level);
  expect(levels).toEqual(['LEVEL_1', 'LEVEL_1', 'LEVEL_2']);
  // A reload drops the token.
  await page.reload();
  await expect(page.getByRole('link', { name: 'Verify now' })).toBeVisible();
});

test.describe('an expired token', () => {
  for (const { id, provider } of EXPIRED_RUNS.filter(({ returns }) => !returns)) {
    const way = `${provider}: is replaced without an interruption of the flow, and a change of language then starts no other run, but changes the page around it`;
    test(way, whole(provider === 'PROVIDER_ONFIDO'), async ({ harness, page }) => {
      await harness.open({ ...named(id), query: AT_CONSENT });
      await consent(page);
      await expect.poll(async () => (await harness.requests(TOKEN)).length).toBe(2);
      const vendor = await atVendor(page, provider);
      const frame = await page.locator('main iframe').elementHandle();
      await chooseLanguage(page, 'de-DE');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
      await harness.ready();
      expect(await page.locator('main iframe').evaluate((now, former) => now === former, frame)).toBe(true);
      expect(await harness.requests(TOKEN)).toHaveLength(2);
      await vendor.getByRole('button', { name: 'Submit, then approve' }).click();
      await expect(page).toHaveURL(/step=result/);
      await expect(title(page, 'Akzeptiert')).toBeVisible();
    });
  }
  for (const { id, provider } of EXPIRED_RUNS.filter(({ returns }) => returns)) {
    const way = `${provider}: sends the member back, who can continue with a new one`;
    test(way, whole(provider === 'PROVIDER_AAI'), async ({ harness, page }) => {
      await harness.open({ ...named(id), query: AT_CONSENT });
      await consent(page);
      await (await atVendor(page, provider)).getByRole('button', { name: 'Token has expired' }).click();
      await expect(title(page, 'Your session with our partner has expired')).toBeVisible();
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await consent(page);
      await (await atVendor(page, provider)).getByRole('button', { name: 'Submit, then approve' }).click();
      await expect(title(page, 'Approved')).toBeVisible();
    });
  }
});

test.describe('a vendor that cannot be loaded', () => {
  test('Onfido blocked: a message within ten seconds, with the phone and support as alternatives', async ({
    harness,
    page,
  }) => {
    await page.route('http://vendor.localhost:*/**', (route) => route.abort('blockedbyclient'));
    await start(harness, { query: AT_CONSENT, kyc: { provider: 'PROVIDER_ONFIDO' } });
    await consent(page);
    await expect(title(page, 'Our partner’s page didn’t load')).toBeVisible({ timeout: 10_500 });
    await expect(page.getByRole('button', { name: 'Continue on your phone' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact support' }).first()).toBeVisible();

    await page.unroute('http://vendor.localhost:*/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await atVendor(page, 'PROVIDER_ONFIDO');
  });

  isolatedTest(
    'Sumsub without an answer: a message after ten seconds, and its frame is removed',
    async ({ harness, page }) => {
      await page.clock.install();
      // Unanswered, so the page gets no error event.
      await page.route('http://vendor.localhost:*/**', () => undefined);
      await start(harness, { query: AT_CONSENT });
      await consent(page);
      await expect(page.locator('main iframe')).toBeAttached();
      await page.clock.runFor(9_000);
      await expect(title(page, 'Our partner’s page didn’t load')).toHaveCount(0);
      await page.clock.runFor(1_500);
      await expect(title(page, 'Our partner’s page didn’t load')).toBeVisible();
      await expect(page.locator('main iframe')).toHaveCount(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  );

  test('no vendor token: an error with a retry and a button to choose another document', async ({ harness, page }) => {
    await start(harness, { query: AT_CONSENT, faults: [{ endpoint: TOKEN, kind: 'http', status: 502, times: 1 }] });
    await consent(page);
    await expect(title(page, 'Our service is busy')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change your selection' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await atVendor(page, 'PROVIDER_SUMSUB');
  });
});
