import type { Page } from '@playwright/test';
import type { ScenarioInput } from '../../harness/core/scenario';
import { whole } from '../whole';
import { opener, operation, scenario } from './account-changes';
import { expect, type Harness, test } from './harness';
import { signOut } from './menu';
import { storedDrafts } from './stored-drafts';

/** A member's data never reaches another one: after a sign-out, in a stale tab, or by an address. */

const PROFILE = 'GET /v2/private/user/profile';
const MEMBER_INFO = 'GET /user/private/member/info';
const TOKEN_INFO = 'GET /v1/s1/kyc/integration/token-info';
const update = operation('update');
/** Another member's token in cookies of a sibling host and of the path. */
const plantedTokens = ({ hostname, pathname }: URL) => [
  { name: 'kyc_sdk_token', value: 'of.another', domain: '.harness.localhost', path: '/' },
  { name: 'kyc_sdk_token', value: 'of.another', domain: hostname, path: pathname },
];
const numberField = (page: Page) => page.getByLabel('Document number');

async function typeNumber(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Passport' }).click();
  await numberField(page).fill('P1234567');
  await expect(numberField(page)).toHaveValue('P1234567');
}

async function typedForm(harness: Harness, page: Page, changes: ScenarioInput = {}): Promise<void> {
  await harness.open({ ...scenario('update-level-1'), ...changes });
  await typeNumber(page);
}

async function expectEmptyForm(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Which document is new?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Passport' })).not.toHaveAttribute('aria-current');
  await expect(page.getByText('P1234567')).toHaveCount(0);
}

/** In another tab. */
async function otherSignsIn(harness: Harness): Promise<void> {
  expect((await harness.api('PATCH', '/scenario', { member: { id: 'other-4711' } })).status).toBe(200);
}

const FAULTS = {
  'the server confirms it': [],
  'the session has ended already': [{ endpoint: 'POST /logout', kind: 'envelope', ret_code: 33003, ret_msg: '' }],
} as const satisfies Record<string, ScenarioInput['faults']>;

for (const [answer, faults] of Object.entries(FAULTS)) {
  // `sign-out.test.ts` tests which answers mean signed out.
  const clears = `a sign-out clears the page, and going back shows nothing of it, if ${answer}`;
  test(clears, whole(faults.length > 0), async ({ harness, page }) => {
    await page.goto(harness.address('www.harness.localhost', '/help-centre'));
    await typedForm(harness, page, { faults: [...faults] });
    await page.evaluate(() =>
      window.addEventListener('pagehide', () => {
        const values = [...document.querySelectorAll('input')].map(({ value }) => value);
        sessionStorage.setItem(
          'left',
          JSON.stringify([document.getElementById('root')?.textContent?.trim(), ...values]),
        );
      }),
    );
    await signOut(page);
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('[""]');
    // The form's entry is replaced. The one before reloads, so the server decides who is signed in.
    await page.goBack();
    if (faults.length === 0) await page.waitForURL('**/login?redirect_url=*');
    else await expectEmptyForm(page);
    expect(
      await page.locator('input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).not.toContain('P1234567');
  });
}

test('a page in the back/forward cache is cleared and loads again when it is shown; one that does not go there is neither', async ({
  harness,
  page,
}) => {
  await typedForm(harness, page);
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  });
  await expect(numberField(page)).toHaveValue('P1234567');
  expect(await harness.requests(PROFILE)).toHaveLength(1);
  // Headless browsers may lack the back/forward cache, so fire its events.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(page.locator('body')).toHaveText('', { useInnerText: true });
  await expect(page.locator('input')).toHaveCount(0);
  await harness.api('PATCH', '/scenario', { member: { signedIn: false } });
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.waitForURL('**/login?**');
  expect(await harness.requests(PROFILE)).toHaveLength(2);
});

test('a form is not sent if another member has signed in since; the page loads again for that member', async ({
  harness,
  page,
}) => {
  await harness.open({ ...scenario('update-level-1'), query: { lang: 'en', country: 'IND' } });
  await update.prepare?.(page);
  await otherSignsIn(harness);
  const before = (await harness.requests()).length;
  await opener(page, update).click();
  await expect.poll(async () => (await harness.requests(PROFILE)).length).toBe(2);
  await harness.ready();
  await expectEmptyForm(page);
  expect(new URL(page.url()).search).toBe('?lang=en');
  expect(await page.evaluate(() => (window as { analyticsUserId?: string }).analyticsUserId)).toBe('other-4711');
  const sent = (await harness.requests()).slice(before).filter(({ method }) => method === 'POST');
  // Questions contain no input.
  expect(new Set(sent.map(({ endpoint }) => endpoint))).toEqual(
    new Set([
      'POST /v3/private/kyc/can-verify',
      'POST /v3/private/kyc/traffic-diversion',
      'POST /v3/private/kyc/kyc-info',
    ]),
  );
});

test('a tab that becomes visible again finds out who is signed in', async ({ harness, page }) => {
  const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  /** Nothing is asked within 5 seconds of an answer. Repeated, because a reload of the page makes `evaluate` throw. */
  const lookUntil = (endpoint: string, count: number) =>
    expect(async () => {
      await lookAgain();
      expect((await harness.requests(endpoint)).length).toBe(count);
    }).toPass();
  await typedForm(harness, page);
  const asked = (await harness.requests(MEMBER_INFO)).length;
  await lookUntil(MEMBER_INFO, asked + 1);
  await expect(numberField(page)).toHaveValue('P1234567');

  await expect.poll(async () => (await storedDrafts(page)).map(({ name }) => name)).toEqual(['update']);
  await page.reload();
  await harness.ready();
  // The tab keeps the chosen document.
  await numberField(page).fill('P1234567');
  await otherSignsIn(harness);
  await lookUntil(PROFILE, 3);
  await harness.ready();
  await expectEmptyForm(page);

  await harness.api('PATCH', '/scenario', { member: { signedIn: false } });
  await expect(async () => {
    await lookAgain();
    await expect(page).toHaveURL(/\/login\?redirect_url=/, { timeout: 500 });
  }).toPass();
});

test('if profile and member info have different ids, the profile is loaded twice, then an error is shown', async ({
  harness,
  page,
}) => {
  await harness.open({ responses: { [MEMBER_INFO]: { id: 'somebody-else' } } });
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await harness.requests(PROFILE)).toHaveLength(2);
  await expect(page.getByRole('article')).toHaveCount(0);
});

test.describe('the embedded verification', () => {
  const sdk = (more: ScenarioInput = {}): ScenarioInput => ({
    mode: 'sdk',
    language: 'en',
    member: { id: '482913375' },
    kyc: { poi: 'DisplayUpdatePOIStatus_Needed' },
    ...more,
  });
  const accountLine = (page: Page) => page.getByText('You’re verifying the account');

  // `sign-in-again.spec.ts` tests it without token info.
  test('shows the account by the last digits of its id before it starts, if the server sends no account name', async ({
    harness,
    page,
  }) => {
    await harness.open(sdk({ responses: { [TOKEN_INFO]: { account: '' } } }));
    await expect(page.getByRole('button', { name: 'Start verification' })).toBeVisible();
    await expect(accountLine(page)).toHaveText(/\u2066•••3375\u2069\./);

    // No message can be sent to an id.
    await harness.open(
      sdk({ responses: { [TOKEN_INFO]: { account: '' } }, kyc: { poi: 'DisplayUpdatePOIStatus_Pending' } }),
    );
    await expect(page.getByText('We’ll let you know by email.')).toBeVisible();
  });

  test('never sends its token in the Referer header', async ({ harness, page }) => {
    const url = new URL(await harness.put(sdk()));
    const token = url.searchParams.get('token') ?? '';
    const referers: Promise<string>[] = [];
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) referers.push(request.headerValue('referer').then((value) => value ?? ''));
    });
    await page.goto(url.href);
    await harness.ready();
    const all = await Promise.all(referers);
    expect(all.filter((referer) => referer === `${url.origin}/`).length).toBeGreaterThan(5);
    expect(all.filter((referer) => referer.includes(token) || referer.includes('?'))).toEqual([]);
  });

  for (const hasLink of [true, false]) {
    test(`takes no token from a cookie, ${hasLink ? 'with' : 'without'} a link, and shows the account as the server has masked it`, async ({
      harness,
      page,
    }) => {
      const url = new URL(await harness.put(sdk()));
      const token = url.searchParams.get('token') ?? '';
      if (!hasLink) url.searchParams.delete('token');
      await page.context().addCookies(plantedTokens(url));
      await page.goto(url.href);
      await harness.ready();
      const sent = (await harness.requests(TOKEN_INFO)).map(({ headers }) => headers['kyc-access-token']);
      expect(sent).toEqual(hasLink ? [token] : []);
      if (hasLink) await expect(accountLine(page)).toHaveText(/account \u2066\S{1,2}•••@example\.\w+\u2069\./);
      else await expect(page.getByRole('button', { name: 'Start verification' })).toBeHidden();
    });
  }
});
