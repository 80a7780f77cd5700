import type { Locator, Page } from '@playwright/test';
import type { ScenarioInput } from '../../harness/engine/scenario';
import { challenged, codeField, operation, RIGHT } from './account-changes';
import { expect, type Harness, test } from './harness';
import { chooseDocument, fillNumber, KYC_INFO, start, TOKEN, title } from './kyc';
import { named } from './tables/named';
import { EXPIRED_RUNS } from './tables/runs';

/** A session that ends anywhere offers the login, which leads back to where the member was. */

const SIGNED_OUT = { kind: 'envelope', ret_code: 10007, ret_msg: 'User not signed in' } as const;
const SUBMIT = 'POST /v3/private/kyc/submit-questionnaire';
const INTERCEPT = 'POST /v1/kyc/risk-component/intercept';

/** From now on the call answers that nobody is signed in. */
async function signOutOf(harness: Harness, endpoint: string): Promise<void> {
  await harness.api('PATCH', '/scenario', { faults: [{ ...SIGNED_OUT, endpoint }] });
}

/** The link leads to the login, which knows the present address and no other. */
async function leadsBackHere(page: Page, link: Locator): Promise<void> {
  await expect(link).toBeVisible();
  const login = new URL((await link.getAttribute('href')) ?? '', page.url());
  expect(login.pathname).toBe('/login');
  expect([...login.searchParams]).toEqual([['redirect_url', page.url()]]);
}

interface Step {
  readonly name: string;
  /** Brings the member to the step and the session to its end. */
  readonly end: (harness: Harness, page: Page) => Promise<void>;
}

const SIGNED_OUT_TEXT = /You are signed out/;

const STEPS: readonly Step[] = [
  {
    name: 'a form: its answers are being saved',
    end: async (harness, page) => {
      await harness.open(named('residence'));
      await page.getByLabel('Street, house number and flat').fill('12 Baker Street');
      await page.getByLabel('Town or city').fill('London');
      await page.getByRole('button', { name: 'Continue' }).click();
      await signOutOf(harness, SUBMIT);
      await page.getByRole('button', { name: 'Save' }).click();
    },
  },
  {
    name: 'a number is being sent',
    end: async (harness, page) => {
      await harness.open(named('non-document'));
      await signOutOf(harness, 'POST /v1/kyc/identity');
      await fillNumber(page);
    },
  },
  {
    name: 'the code dialog',
    end: async (harness, page) => {
      await challenged(harness, page, operation('update'));
      await signOutOf(harness, INTERCEPT);
      await codeField(page).pressSequentially(RIGHT);
    },
  },
  {
    name: "the vendor's flow, which asks for another token",
    end: async (harness, page) => {
      const run = EXPIRED_RUNS.find(({ provider }) => provider === 'PROVIDER_SUMSUB');
      await harness.open(named(run?.id ?? ''));
      let asked = 0;
      await page.route('**/kyc/vendor-token', async (route) => {
        const request = route.request();
        if (request.method() !== 'POST' || ++asked === 1) return route.continue();
        const headers = {
          'access-control-allow-origin': request.headers().origin ?? '',
          'access-control-allow-credentials': 'true',
        };
        return route.fulfill({ headers, json: { ret_code: 10007, ret_msg: '' } });
      });
      await chooseDocument(page);
    },
  },
  {
    name: 'the start of a run',
    end: async (harness, page) => {
      await start(harness);
      await signOutOf(harness, TOKEN);
      await chooseDocument(page);
    },
  },
  {
    name: 'waiting for the result',
    end: async (harness, page) => {
      await start(harness, {
        route: '/auth/kyc',
        query: { step: 'result', level: 'LEVEL_1' },
        kyc: { steps: { '1': 'PENDING' } },
      });
      await expect(title(page, 'We are checking what you sent')).toBeVisible();
      await signOutOf(harness, KYC_INFO);
    },
  },
];

for (const { name, end } of STEPS) {
  test(`${name}: the session ends, and the login leads back to the step`, async ({ harness, page }) => {
    await end(harness, page);
    const alert = page.getByRole('alert').filter({ hasText: SIGNED_OUT_TEXT });
    const dialog = page.getByRole('dialog');
    await expect(alert.or(dialog.getByText(SIGNED_OUT_TEXT)).first()).toBeVisible();
    await leadsBackHere(page, page.getByRole('link', { name: 'Sign in', exact: true }));
  });
}

test('a page whose own call finds nobody signed in leads to the login, and back with everything', async ({
  harness,
  page,
}) => {
  await harness.open({
    language: 'en',
    route: '/auth/kyc',
    query: { level: 'LEVEL_1' },
    faults: [{ ...SIGNED_OUT, endpoint: KYC_INFO, times: 1 }],
  });
  const here = page.url();
  const link = page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true });
  await leadsBackHere(page, link);
  // Who has signed in elsewhere need not do so again.
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await link.click();
  await page.waitForURL('**/login?**');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(here);
  await expect(page.getByRole('radio', { name: /Passport/ })).toBeVisible();
});

test('signed out in one tab, the other tab offers to sign in, once and for as long as it takes', async ({
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
  const other = await page.context().newPage();
  await other.goto(here);
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.waitForURL('**/login');
  await other.close();

  const verify = page.getByRole('button', { name: 'Verify' });
  await verify.click();
  const toast = page.locator('li[data-icon=fail][data-state=open]');
  await expect(toast).toContainText(SIGNED_OUT_TEXT);
  await expect(verify).toBeEnabled();
  await verify.click();
  await expect.poll(async () => (await harness.requests('POST /v3/private/kyc/sdk-access')).length).toBe(2);
  await expect(verify).toBeEnabled();
  await expect(toast).toHaveCount(1);
  await toast.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/login?**');
  expect(new URL(page.url()).searchParams.get('redirect_url')).toBe(here);
});

test('the embedded verification knows no login: it asks for a new link, wherever its token ends', async ({
  harness,
  page,
}) => {
  const scene: ScenarioInput = { mode: 'sdk', kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } };
  const newLink = page.getByRole('heading', { name: 'This link no longer works' });
  for (const ret_code of [10007, 1007]) {
    const fault = { kind: 'envelope', ret_code, ret_msg: 'gone', endpoint: KYC_INFO } as const;
    await page.goto(await harness.put({ ...scene, faults: [fault] }));
    await expect(newLink).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Sign in')).toHaveCount(0);
  }
  const endpoint = 'POST /v1/s1/kyc/integration/access-token';
  await page.goto(await harness.put({ ...scene, faults: [{ ...SIGNED_OUT, endpoint }] }));
  await page.getByRole('button', { name: 'Start the verification' }).click();
  await expect(newLink).toBeVisible();
  await expect(page.getByText('Sign in')).toHaveCount(0);
});

test('a token info that fails shows nothing at all, codes 1007 and 1008 too', async ({ harness, page }) => {
  for (const ret_code of [1007, 1008]) {
    const url = await harness.put({
      mode: 'sdk',
      kyc: { poi: 'DisplayUpdatePOIStatus_Needed' },
      faults: [
        { endpoint: 'GET /v1/s1/kyc/integration/token-info', kind: 'envelope', ret_code, ret_msg: 'token gone' },
      ],
    });
    await page.goto(url);
    await harness.ready();
    await expect(page.getByRole('button', { name: 'Start the verification' })).toBeVisible();
    await expect(page.getByText('token gone')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
