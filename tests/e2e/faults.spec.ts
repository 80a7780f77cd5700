import type { Page } from '@playwright/test';
import type { ScenarioInput } from '../../harness/core/scenario';
import { whole } from '../whole';
import { expect, type Harness, isolatedTest, test } from './harness';

const KYC_INFO = 'POST /v3/private/kyc/kyc-info';
const PROFILE = 'GET /v2/private/user/profile';
type Fault = NonNullable<ScenarioInput['faults']>[number];

/** Each with a heading that needs the answer. */
const LOADED = { '/auth/personal': 'Level 1', '/auth/reverification': 'What to do' } as const;
type Route = keyof typeof LOADED;
const ROUTES = Object.keys(LOADED) as Route[];

/** The title is the cause. The page offers a retry, or signing in where a retry would fail again. */
const FAULTS: readonly {
  readonly name: string;
  readonly fault: Fault;
  readonly title: string;
  readonly says: string | RegExp;
  readonly signIn?: true;
  /** A retry cannot help yet. */
  readonly waits?: true;
}[] = [
  {
    name: 'a cut socket',
    fault: { kind: 'network' },
    title: 'We couldn’t reach our server',
    says: 'Check your connection and try again.',
  },
  {
    name: 'a 502',
    fault: { kind: 'http', status: 502 },
    title: 'Our service is busy',
    says: 'Try again in a moment.',
  },
  {
    name: 'broken JSON',
    fault: { kind: 'malformed' },
    title: 'Something went wrong on our side',
    says: 'Try again later.',
  },
  { name: 'an empty body', fault: { kind: 'empty' }, title: 'Our service is busy', says: 'Try again in a moment.' },
  {
    name: 'a result that breaks the contract',
    fault: { kind: 'wrong-shape' },
    title: 'Something went wrong on our side',
    says: 'Try again later.',
  },
  {
    name: 'no answer in time',
    fault: { kind: 'timeout' },
    title: 'Our service is busy',
    says: 'Our server took too long to answer.',
  },
  {
    name: 'an unknown code',
    fault: { kind: 'envelope', ret_code: 77777, ret_msg: 'Something odd' },
    title: 'We couldn’t load this information',
    // Our words first.
    says: /give them this support code: 77777.*77777: Something odd/,
  },
  {
    name: 'the end of the session',
    fault: { kind: 'envelope', ret_code: 10007, ret_msg: 'no' },
    title: 'Your session has expired',
    says: 'Sign in again to continue.',
    signIn: true,
  },
  {
    name: 'a missing permission',
    fault: { kind: 'envelope', ret_code: 33003, ret_msg: 'no' },
    title: 'You don’t have permission',
    signIn: true,
    says: 'You don’t have permission for this action. Sign in again to continue.',
  },
  {
    name: 'a 503 that says until when',
    fault: { kind: 'http', status: 503, retryAfter: 3600 },
    title: 'Our service is busy',
    says: /You can try again from \d+/,
    waits: true,
  },
  {
    name: 'a code that only support can help with',
    fault: { kind: 'envelope', ret_code: 10009, ret_msg: 'no' },
    title: 'You don’t have permission',
    says: 'contact support.',
    waits: true,
  },
  {
    name: 'a code with a text',
    fault: { kind: 'envelope', ret_code: 1045, ret_msg: 'x' },
    title: 'We couldn’t load this information',
    says: 'This document has expired or will expire soon.',
  },
];

/** Consecutive rows differ in title or text. */
const RETRIED = FAULTS.filter(({ fault, signIn, waits }) => fault.kind !== 'timeout' && !signIn && !waits);
const ALONE = FAULTS.filter((row) => !RETRIED.includes(row));

/** The first calls of kyc-info fail, each by the next fault. */
function openFailing(harness: Harness, route: Route, faults: readonly Fault[]): Promise<void> {
  return harness.open({
    route,
    kyc: { poi: 'DisplayUpdatePOIStatus_Needed' },
    // A short limit only for unanswered calls: others may take as long on a busy machine.
    ...(faults.some(({ kind }) => kind === 'timeout') && { config: { requestTimeoutMs: 3000 } }),
    faults: faults.map((fault) => ({ ...fault, endpoint: KYC_INFO, times: 1 }) as Fault),
  });
}

async function says(page: Page, { name, title, says: words }: (typeof FAULTS)[number]): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert.getByRole('heading'), name).toHaveText(title);
  await expect(alert, name).toContainText(words);
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    /support-form$/,
  );
}

/** Shows the content after one call for each fault. */
async function recovers(harness: Harness, page: Page, route: Route, faults: readonly Fault[]): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: LOADED[route] })).toBeVisible();
  const calls = await harness.requests(KYC_INFO);
  // The mouse may rest on a new link, which fetches the next screen.
  const expected = [...faults.map(({ kind }) => kind), null];
  expect(calls.slice(0, expected.length).map((call) => call.fault)).toEqual(expected);
}

const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

for (const route of ROUTES) {
  const each = `${route}: kyc-info fails in one way after the other: the page says why each time, and a retry asks again`;
  // Both screens use the same component.
  test(each, whole(route !== '/auth/personal'), async ({ harness, page }) => {
    const faults = RETRIED.map(({ fault }) => fault);
    await openFailing(harness, route, faults);
    for (const row of RETRIED) {
      await says(page, row);
      await tryAgain(page).click();
    }
    await recovers(harness, page, route, faults);
  });

  for (const [at, row] of ALONE.entries()) {
    const leads = `${route}: kyc-info fails with ${row.name}: the page says why, and leads on`;
    // In turns, for the same reason.
    test(leads, whole((at % 2 === 0) !== (route === '/auth/personal')), async ({ harness, page }) => {
      await openFailing(harness, route, [row.fault]);
      await says(page, row);
      if (row.signIn) {
        await expect(tryAgain(page)).toHaveCount(0);
        const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in' });
        await expect(signIn).toHaveAttribute('href', /^http.*redirect_url=/);
        return;
      }
      if (row.waits) return expect(tryAgain(page)).toHaveCount(0);
      await tryAgain(page).click();
      await recovers(harness, page, route, [row.fault]);
    });
  }
}

for (const route of ROUTES) {
  const again = `${route}: back online, what failed is retried automatically`;
  test(again, whole(route !== '/auth/personal'), async ({ harness, page }) => {
    await harness.open({
      route,
      kyc: { poi: 'DisplayUpdatePOIStatus_Needed' },
      faults: [{ kind: 'network', endpoint: KYC_INFO }],
    });
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText('We couldn’t reach our server');
    await page.context().setOffline(true);
    await tryAgain(page).click();
    await expect(alert.getByRole('heading')).toHaveText('You’re offline');
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
    await harness.api('PATCH', '/scenario', { faults: [] });
    await page.context().setOffline(false);
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('heading', { name: LOADED[route] })).toBeVisible();
  });
}

for (const [link, title, isFurther] of [
  ['Verify now', 'Which country issued your document?', false],
  // Calls fail right after reconnecting, and are repeated a second later.
  ['Change', 'Where do you live?', true],
] as const) {
  // The screen's files must not be in the cache.
  isolatedTest(
    `offline, ${link} says so instead of the browser's error, and opens automatically when back online`,
    whole(isFurther),
    async ({ harness, page, context }) => {
      await harness.open({ language: 'en', member: { country: 'GBR' } });
      await context.setOffline(true);
      await page.getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
      await context.setOffline(false);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    },
  );
}

test('a member who is not signed in is sent to the login page and back to the same address', async ({
  harness,
  page,
}) => {
  await page.goto(
    await harness.put({ member: { signedIn: false }, route: '/auth/reverification', query: { from: 'a&b' } }),
  );
  await page.waitForURL('**/login?**');
  const redirect = new URL(page.url()).searchParams.get('redirect_url') ?? '';
  expect(new URL(redirect).pathname).toBe('/user/accounts/auth/reverification');
  expect(new URL(redirect).searchParams.get('from')).toBe('a&b');
  expect(page.url()).toContain(`redirect_url=${encodeURIComponent(redirect)}`);

  await page.getByRole('button').first().click();
  await page.waitForURL('**/user/accounts/auth/reverification?**');
  await harness.ready();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You don’t need to resubmit documents');
});

test('a profile that fails with another code shows the error, and the retry works', async ({ harness, page }) => {
  const fault = { endpoint: PROFILE, kind: 'envelope', ret_code: 77777, ret_msg: 'Something odd', times: 1 } as const;
  await harness.open({ faults: [fault] });
  await expect(page.getByRole('alert')).toContainText('77777: Something odd');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const problem = page.getByRole('heading', { name: 'We couldn’t load your account' });
  await expect(problem).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your steps' })).toBeVisible();
  await expect(problem).toHaveCount(0);
});

// `src/api/client-errors.test.ts` and `errors.spec.ts` test how long it stays.
test('code 1007 as the answer to a click shows its toast and leaves no uncaught error', async ({ harness, page }) => {
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  await harness.open({
    route: '/auth/reverification',
    kyc: { poi: 'DisplayUpdatePOIStatus_Needed' },
    faults: [{ endpoint: 'POST /v3/private/kyc/sdk-access', kind: 'envelope', ret_code: 1007, ret_msg: 'token gone' }],
  });
  const verify = page.getByRole('button', { name: 'Verify' });
  await verify.click();
  await expect(page.getByText('Timeout, token gone.', { exact: true }).first()).toBeVisible();
  await expect(verify).toBeEnabled();
  expect(uncaught).toEqual([]);
});
