import type { Locator, Page } from '@playwright/test';
import type { ScenarioInput } from '../../harness/core/scenario';
import { whole } from '../whole';
import { challenged, codeField, operation, RIGHT } from './account-changes';
import { expect, type Harness, test } from './harness';
import { AT_CONSENT, consent, fillNumber, KYC_INFO, proceed, start, startEmbedded, TOKEN, title } from './kyc';
import { named } from './tables/named';
import { EXPIRED_RUNS } from './tables/runs';

/** When the session ends, the login page leads back to the same address. */

const SIGNED_OUT = { kind: 'envelope', ret_code: 10007, ret_msg: 'User not signed in' } as const;
const SUBMIT = 'POST /v3/private/kyc/submit-questionnaire';
const INTERCEPT = 'POST /v1/kyc/risk-component/intercept';

async function signOutOf(harness: Harness, endpoint: string): Promise<void> {
  await harness.api('PATCH', '/scenario', { faults: [{ ...SIGNED_OUT, endpoint }] });
}

/** With the present address as its only parameter. */
async function leadsBackHere(page: Page, link: Locator): Promise<void> {
  await expect(link).toBeVisible();
  const login = new URL((await link.getAttribute('href')) ?? '', page.url());
  expect(login.pathname).toBe('/login');
  expect([...login.searchParams]).toEqual([['redirect_url', page.url()]]);
}

interface Step {
  readonly name: string;
  /** Opens the step and ends the session. */
  readonly end: (harness: Harness, page: Page) => Promise<void>;
  /** A row before it uses the same code. */
  readonly further?: true;
}

const SIGNED_OUT_TEXT = /You’ve been signed out/;

const STEPS: readonly Step[] = [
  {
    name: 'while a form is saved',
    end: async (harness, page) => {
      await harness.open(named('residence'));
      await proceed(page);
      await page.getByLabel('Street, house number and flat').fill('12 Baker Street');
      await page.getByLabel('Town or city').fill('London');
      await proceed(page);
      await signOutOf(harness, SUBMIT);
      await page.getByRole('button', { name: 'Save' }).click();
    },
  },
  {
    name: 'while a number is sent',
    further: true,
    end: async (harness, page) => {
      await harness.open(named('non-document'));
      await signOutOf(harness, 'POST /v1/kyc/identity');
      await fillNumber(page);
    },
  },
  {
    name: 'while a code is checked',
    end: async (harness, page) => {
      await challenged(harness, page, operation('update'));
      await signOutOf(harness, INTERCEPT);
      await codeField(page).pressSequentially(RIGHT);
    },
  },
  {
    name: "in the vendor's flow, when the token is renewed",
    end: async (harness, page) => {
      const run = EXPIRED_RUNS.find(({ provider }) => provider === 'PROVIDER_SUMSUB');
      await harness.open({ ...named(run?.id ?? ''), query: AT_CONSENT });
      let requests = 0;
      await page.route('**/kyc/vendor-token', async (route) => {
        const request = route.request();
        if (request.method() !== 'POST' || ++requests === 1) return route.continue();
        const headers = {
          'access-control-allow-origin': request.headers().origin ?? '',
          'access-control-allow-credentials': 'true',
        };
        return route.fulfill({ headers, json: { ret_code: 10007, ret_msg: '' } });
      });
      await consent(page);
    },
  },
  {
    name: 'at the start of a run',
    end: async (harness, page) => {
      await start(harness, { query: AT_CONSENT });
      await signOutOf(harness, TOKEN);
      await consent(page);
    },
  },
  {
    name: 'while the result is polled',
    end: async (harness, page) => {
      await start(harness, {
        route: '/auth/kyc',
        query: { step: 'result', level: 'LEVEL_1' },
        kyc: { steps: { '1': 'PENDING' } },
      });
      await expect(title(page, 'In review')).toBeVisible();
      await signOutOf(harness, KYC_INFO);
    },
  },
];

for (const { name, end, further } of STEPS) {
  const offers = `the session ends ${name}: the page offers to sign in and come back`;
  test(offers, whole(further === true), async ({ harness, page }) => {
    await end(harness, page);
    const alert = page.getByRole('alert').filter({ hasText: SIGNED_OUT_TEXT });
    const dialog = page.getByRole('dialog');
    await expect(alert.or(dialog.getByText(SIGNED_OUT_TEXT)).first()).toBeVisible();
    await leadsBackHere(page, page.getByRole('link', { name: 'Sign in', exact: true }));
  });
}

test('if the session has ended when a page loads, its link leads to the login page and back to the same address', async ({
  harness,
  page,
}) => {
  await harness.open({
    language: 'en',
    route: '/auth/kyc',
    query: { level: 'LEVEL_1' },
    faults: [{ ...SIGNED_OUT, endpoint: KYC_INFO }],
  });
  const here = page.url();
  const link = page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true });
  await leadsBackHere(page, link);
  // A retry would fail again. The page asks again automatically.
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await link.click();
  await page.waitForURL('**/login?**');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(here);
  await expect(link).toBeVisible();
  await harness.api('PATCH', '/scenario', { faults: [] });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
});

test('after the session has ended elsewhere, the page shows one toast that offers to sign in', async ({
  harness,
  page,
}) => {
  const scene: ScenarioInput = {
    language: 'en',
    route: '/auth/reverification',
    kyc: { poi: 'DisplayUpdatePOIStatus_Needed' },
  };
  await harness.open(scene);
  const here = page.url();
  await harness.api('PATCH', '/scenario', { member: { signedIn: false } });

  // The server refuses the question before a start.
  const refused = async () => (await harness.requests('POST /v3/private/kyc/can-verify')).length;
  const before = await refused();
  const verify = page.getByRole('button', { name: 'Verify' });
  await verify.click();
  const toast = page.locator('li[data-icon=fail][data-state=open]');
  await expect(toast).toContainText(SIGNED_OUT_TEXT);
  await expect(verify).toBeEnabled();
  await verify.click();
  await expect.poll(refused).toBe(before + 2);
  expect(await harness.requests('POST /v3/private/kyc/sdk-access')).toEqual([]);
  await expect(verify).toBeEnabled();
  await expect(toast).toHaveCount(1);
  await toast.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/login?**');
  expect(new URL(page.url()).searchParams.get('redirect_url')).toBe(here);
});

test('if the token of the embedded verification has expired, it asks for a new link and never for a sign-in', async ({
  harness,
  page,
}) => {
  const scene: ScenarioInput = { mode: 'sdk', kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } };
  const newLink = page.getByRole('heading', { name: 'This link no longer works' });
  // `failure-causes.test.ts` and `error-codes.test.ts` test 1007.
  await page.goto(await harness.put({ ...scene, faults: [{ ...SIGNED_OUT, endpoint: KYC_INFO }] }));
  await expect(newLink).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Sign in')).toHaveCount(0);
  const endpoint = 'POST /v1/s1/kyc/integration/access-token';
  await page.goto(await harness.put({ ...scene, faults: [{ ...SIGNED_OUT, endpoint }] }));
  await startEmbedded(page);
  await expect(newLink).toBeVisible();
  await expect(page.getByText('Sign in')).toHaveCount(0);
});

// `src/api/client-errors.test.ts` tests 1008.
test('a token info that fails with 1007 shows no error and no account', async ({ harness, page }) => {
  const endpoint = 'GET /v1/s1/kyc/integration/token-info';
  const url = await harness.put({
    mode: 'sdk',
    kyc: { poi: 'DisplayUpdatePOIStatus_Needed' },
    faults: [{ endpoint, kind: 'envelope', ret_code: 1007, ret_msg: 'token gone' }],
  });
  await page.goto(url);
  await harness.ready();
  await expect(page.getByRole('button', { name: 'Start verification' })).toBeVisible();
  await expect(page.getByText('token gone')).toHaveCount(0);
  await expect(page.getByText('You’re verifying the account')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
