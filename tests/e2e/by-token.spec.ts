import type { Page } from '@playwright/test';
import { worksByToken } from '../../src/api/endpoint';
import { endpoints } from '../../src/api/endpoints';
import { SCREENS } from '../../src/screens/screens';
import { whole } from '../whole';
import { expect, type Harness, test } from './harness';
import { atVendor, chooseDocument, consent, proceed, title } from './kyc';

/** Screens opened with an SDK token: their calls, and what screens say whose calls need a session. */

const NOT_AVAILABLE = 'This page isn’t available through a verification link';

const TOKEN_PATHS = new Set(
  Object.values(endpoints)
    .filter(worksByToken)
    .map(({ method, path, sdkPath }) => `${method} ${sdkPath ?? path}`),
);

/** Checks that a token authorised every call. Returns their names. */
async function callsByToken(harness: Harness): Promise<string[]> {
  const calls = (await harness.requests()).filter(({ endpoint, method }) => endpoint !== null && method !== 'OPTIONS');
  for (const { method, path, headers, status } of calls) {
    expect(TOKEN_PATHS, `${method} ${path}`).toContain(`${method} ${path}`);
    // The second client sends neither cookies nor these headers.
    if (path === endpoints.countryList.path) expect(headers.cookie).toBe(undefined);
    else {
      expect(headers, path).toMatchObject({
        'kyc-access-token': expect.stringMatching(/^sdk_/),
        'kyc-access-origin': expect.stringContaining('://www.'),
        'kyc-access-business': 'email',
      });
    }
    expect(status, path).toBe(200);
  }
  return calls.map(({ endpoint }) => endpoint ?? '');
}

/** A working page of the app without a token in its address. */
async function isOpen(page: Page, path: string): Promise<void> {
  const address = new URL(page.url());
  expect(address.pathname).toBe(`/user/accounts${path}`);
  expect(address.searchParams.has('token')).toBe(false);
  await expect(page.locator('html')).toHaveAttribute('data-authority', 'token');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
}

/** One of each kind: the same code decides for all. */
const NOT_BY_TOKEN: readonly string[] = ['/auth/personal', '/auth/question', '/auth/updatePOA', '/auth/agreement'];

const USED_BELOW: readonly string[] = ['/auth/sdk', '/auth/kyc', '/auth/newquestion', '/auth/resetkyc'];

for (const { path } of SCREENS.filter(({ byToken }) => byToken)) {
  test(`${path} works by token`, whole(USED_BELOW.includes(path)), async ({ harness, page }) => {
    await harness.open({ mode: 'sdk', language: 'en', route: path, kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } });
    await isOpen(page, path);
    const calls = await callsByToken(harness);
    await expect(page.getByRole('heading', { name: NOT_AVAILABLE })).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(/Aurel.?, on behalf of .?Example Partner/);
    expect(calls).toContain('GET /v1/s1/kyc/integration/token-info');
  });
}

const OTHERS = SCREENS.flatMap(({ path, byToken }) => (byToken ? [] : [path]));
for (const [which, paths] of [
  ['one screen of each kind', NOT_BY_TOKEN],
  ['every other screen', OTHERS.filter((path) => !NOT_BY_TOKEN.includes(path))],
] as const) {
  const says = `${which} without a token’s calls says that it is not available by token`;
  test(says, whole(paths !== NOT_BY_TOKEN), async ({ harness, page }) => {
    for (const [at, path] of paths.entries()) {
      await harness.show({ mode: 'sdk', route: path });
      // Only the first screen is loaded; the others are shown in the same page.
      if (at === 0) await isOpen(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-ready', path);
      await expect(page.getByRole('heading', { name: NOT_AVAILABLE })).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      expect(await callsByToken(harness), path).toEqual([]);
    }
  });
}

test('an index route leads to the embedded verification', async ({ harness, page }) => {
  await harness.open({ mode: 'sdk', route: '/auth' });
  await isOpen(page, '/auth/sdk');
  // The vendor's screen is loaded as a new page.
  const loaded = await page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => name));
  expect(loaded.map((name) => new URL(name).pathname)).toEqual(['/user/accounts/auth/sdk']);
  await callsByToken(harness);
});

test('a reload asks for a new link and not for a login, and only on that page', async ({ harness, page }) => {
  const url = new URL(await harness.put({ mode: 'sdk', route: '/auth/newquestion' }));
  await page.goto(url.href);
  await harness.ready();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await harness.put({});
  await page.goto(new URL('/user/accounts/auth/personal', url).href);
  await harness.ready();
  await expect(page.locator('html')).toHaveAttribute('data-authority', 'session');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('the custodian’s questionnaire is loaded and sent by token', async ({ harness, page }) => {
  await harness.open({
    mode: 'sdk',
    route: '/auth/newquestion',
    query: { step: 'check' },
    kyc: { questionnaireAnswers: 'earlier' },
  });
  await isOpen(page, '/auth/newquestion');
  await page.getByRole('checkbox').click();
  await proceed(page);
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByRole('heading', { name: 'We’re reviewing your answers' })).toBeVisible();
  expect(await callsByToken(harness)).toEqual(
    expect.arrayContaining([
      'GET /v3/private/kyc/query-satos-questionnaire',
      'POST /v3/private/kyc/create-satos-questionnaire',
    ]),
  );
  await page.getByRole('button', { name: /^Back to/ }).click();
  await expect(page).toHaveURL(/\/sdk-landing/);
});

test('a verification is reset by token, after the check of the device', async ({ harness, page }) => {
  await harness.open({ mode: 'sdk', route: '/auth/resetkyc', kyc: { steps: { '1': 'SUCCESS', '2': 'ALLOW' } } });
  await isOpen(page, '/auth/resetkyc');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Reset my verification' }).click();
  await expect(page.getByRole('button', { name: /^Back to/ })).toBeVisible();
  const calls = await callsByToken(harness);
  expect(calls).toEqual(
    expect.arrayContaining(['POST /user/public/risk/default-intercept', 'POST /v3/private/kyc/self-reset']),
  );
});

test('a document is verified by token: the consent and the run', async ({ harness, page }) => {
  const steps = { '1': 'ALLOW' } as const;
  const kyc = { steps, provider: 'PROVIDER_SUMSUB' } as const;
  const query = { level: 'LEVEL_1', step: 'run', country: 'DEU', document: 'PASSPORT' };
  await harness.open({ mode: 'sdk', language: 'en', route: '/auth/kyc', query, kyc });
  await isOpen(page, '/auth/kyc');
  await expect(page.getByRole('checkbox', { name: /^I agree that/ })).toBeVisible();
  // No passport is requested before the page says for whom.
  await expect(page.getByRole('main')).toContainText('Example Partner');
  await expect(page.getByRole('checkbox')).toHaveAccessibleName(
    /share the result of my verification with .?Example Partner/,
  );
  await consent(page);
  const vendor = await atVendor(page, 'PROVIDER_SUMSUB');
  await vendor.getByRole('button', { name: 'Submit, then approve' }).click();
  await expect(title(page, 'Approved')).toBeVisible();
  const calls = await callsByToken(harness);
  expect(calls).toEqual(
    expect.arrayContaining(['POST /v3/private/kyc/get-kyc-provider', 'POST /v1/s1/kyc/integration/access-token']),
  );
  const [provider] = await harness.requests('POST /v3/private/kyc/get-kyc-provider');
  expect(provider?.body).toMatchObject({ level: 'LEVEL_1', documentType: 'PASSPORT' });
  await page.getByRole('button', { name: /^Back to/ }).click();
  await expect(page).toHaveURL(/\/sdk-landing/);
});

test('a document is chosen by token, and a vendor that works by redirect leads back to the page that explains it without a token', async ({
  harness,
  page,
}) => {
  const kyc = { steps: { '1': 'ALLOW' }, provider: 'PROVIDER_JUMIO' } as const;
  await harness.open({ mode: 'sdk', language: 'en', route: '/auth/kyc', kyc });
  await expect(title(page, 'Which country issued your document?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue on your phone' })).toHaveCount(0);
  await chooseDocument(page);
  expect(await callsByToken(harness)).toContain('POST /v3/private/kyc/supported-document-type');
  const vendor = await atVendor(page, 'PROVIDER_JUMIO');
  await vendor.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(/auth\/sdk\?.*end=cancelled/);
  await expect(title(page, 'You stopped the verification')).toBeVisible();
});

test('a level that is verified cannot be started by token either', async ({ harness, page }) => {
  await harness.open({ mode: 'sdk', language: 'en', route: '/auth/kyc', kyc: { steps: { '1': 'SUCCESS' } } });
  await expect(page.getByRole('button', { name: /^Back to/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await callsByToken(harness);
});

test('the token’s info may name the origin of the calls after it', async ({ harness, page }) => {
  const other = 'https://www.partner.example';
  await harness.open({
    mode: 'sdk',
    responses: { 'GET /v1/s1/kyc/integration/token-info': { accessOrigin: other } },
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const origins = (await harness.requests())
    .filter(({ endpoint, method }) => endpoint !== null && method !== 'OPTIONS')
    .map(({ endpoint, headers }) => [endpoint, headers['kyc-access-origin'] === other]);
  for (const [endpoint, isOther] of origins) expect(isOther).toBe(endpoint !== 'GET /v1/s1/kyc/integration/token-info');
});
