import { DEFAULT_ROUTE, ROUTES } from '../../src/domain/routes';
import { STEP_STATUSES } from '../../src/domain/statuses';
import { expect, test } from './harness';

test('every route of the product comes up with one heading and no error', async ({ harness, page }) => {
  test.setTimeout(90_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  for (const { path } of ROUTES) {
    await harness.open({ route: path, language: 'en' });
    await expect(page.locator('html')).toHaveAttribute('data-ready', path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText('Page not found')).toHaveCount(0);
  }
  expect(problems).toEqual([]);
});

test('the base path and the parent lead to the personal page', async ({ harness, page }) => {
  await harness.put({});
  for (const path of ['/user/accounts/', '/user/accounts/auth']) {
    await page.goto(harness.address('www.harness.localhost', path));
    await harness.ready();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Identity verification');
  }
});

test('an unknown address says so and leads on', async ({ harness, page }) => {
  await harness.open({ route: '/auth/nowhere' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('link', { name: 'Go to verification' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-ready', DEFAULT_ROUTE);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('level cards', () => {
  /** What each status says, and whether it offers a way on. */
  const SAYS = {
    ALLOW: { status: 'Not started', action: ['Verify now'] },
    NOT_ALLOW: { status: 'Cannot start yet', action: [] },
    PENDING: { status: 'In review', action: [] },
    SUCCESS: { status: 'Verified', action: ['Update', 'Reset Level 1'] },
    FAILED_AND_CAN_RETRY: { status: 'Not accepted', action: ['Try again'] },
    FAILED_AND_CAN_NOT_RETRY: { status: 'Refused', action: ['Contact support'] },
    CERTIFICATION_DISABLED: { status: 'Unavailable', action: ['Contact support'] },
  } as const satisfies Record<(typeof STEP_STATUSES)[number], { status: string; action: readonly string[] }>;

  for (const status of STEP_STATUSES) {
    test(`${status}`, async ({ harness, page }) => {
      await harness.open({ kyc: { steps: { '1': status, '2': 'NOT_ALLOW' } } });
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Level 1' }) });
      await expect(card.getByText(SAYS[status].status, { exact: true })).toBeVisible();
      const { action } = SAYS[status];
      await expect(card.getByRole('link')).toHaveCount(action.length);
      for (const name of action) await expect(card.getByRole('link', { name, exact: true })).toBeVisible();
    });
  }

  for (const [name, scenario] of [
    ['verification is not opened', { kyc: { opened: false } }],
    ['the KYC tag is 1', { member: { kycTag: 1 } }],
  ] as const) {
    test(`both levels are closed when ${name}`, async ({ harness, page }) => {
      await harness.open({ ...scenario, kyc: { ...('kyc' in scenario ? scenario.kyc : {}), steps: { '1': 'ALLOW' } } });
      await expect(page.getByText('Cannot start yet', { exact: true })).toHaveCount(2);
      await expect(page.getByRole('article').getByRole('link')).toHaveCount(0);
    });
  }
});

test('the language menu speaks another language at once and after a reload', async ({ harness, page }) => {
  await harness.open({});
  await page.getByRole('combobox', { name: 'Language' }).selectOption('zh-CN');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u4e00-\u9fff]/);
  await page.reload();
  await harness.ready();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('signing out tells the server and goes to the login page', async ({ harness, page }) => {
  await harness.open({});
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  expect(await harness.requests('POST /logout')).toHaveLength(1);
});

test('a chunk that is gone after a deploy reloads the page once, then shows the error page', async ({
  harness,
  page,
}) => {
  await harness.open({});
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/assets/reverification-page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(await harness.put({ route: '/auth/reverification' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  expect(documents).toBe(2);
});
