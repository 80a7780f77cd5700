import { DEFAULT_ROUTE } from '../../src/screens/screens';
import { expect, isolatedTest, test } from './harness';
import { expectHeadline } from './headline';
import { chooseLanguage, signOut } from './menu';
import { CLOSED_IDS, LEVEL_ROWS } from './tables/levels';
import { named } from './tables/named';

const WAYS_IN = ['auth/personal', 'auth/personal/', 'AUTH/Personal', '', 'auth', 'auth/', 'AUTH'];

for (const mode of ['web', 'app'] as const) {
  isolatedTest(
    `each way into the personal page asks once, and marks the page as ready once: ${mode}`,
    async ({ harness, page }) => {
      // `null` where it was removed.
      await page.addInitScript(() => {
        // Answers for everyone are kept there.
        localStorage.clear();
        const marks: (string | null)[] = [];
        Object.assign(window, { marks });
        new MutationObserver(() => marks.push(document.documentElement.getAttribute('data-ready'))).observe(document, {
          subtree: true,
          attributeFilter: ['data-ready'],
        });
      });
      const calls: Record<string, string[]> = {};
      for (const path of WAYS_IN) {
        await harness.put({ mode });
        const query = `lang=en&from=mail${mode === 'app' ? '&app=1' : ''}`;
        await page.goto(harness.address('www.harness.localhost', `/user/accounts/${path}?${query}`));
        await harness.ready();
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate('marks'), path).toEqual([DEFAULT_ROUTE]);
        expect(new URL(page.url()).search, path).toBe(`?${query}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Identity verification');
        const sent = (await harness.requests()).filter(({ method, endpoint }) => method !== 'OPTIONS' && endpoint);
        calls[path] = sent.map(({ endpoint }) => String(endpoint)).sort();
        expect(calls[path], path).toEqual([...new Set(calls[path])]);
        expect(calls[path], path).toEqual(calls['auth/personal']);
      }
      await page.goto(harness.address('www.harness.localhost', '/user/accounts/auth?from=mail'));
      await expect(page).toHaveURL(/\/user\/accounts\/auth\/personal\?from=mail$/);
    },
  );
}

test('an unknown address shows "Page not found" with a link to the personal page', async ({ harness, page }) => {
  await harness.open({ route: '/auth/nowhere' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('link', { name: 'Go to verification' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-ready', DEFAULT_ROUTE);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('level cards', () => {
  test('each says its status and what can be done', async ({ harness, page }) => {
    for (const { id, level, headline, says, actions } of LEVEL_ROWS) {
      await test.step(id, async () => {
        await harness.show(named(id));
        await expectHeadline(page, headline);
        const card = page
          .getByRole('article')
          .filter({ has: page.getByRole('heading', { name: `Level ${level}`, exact: true }) });
        await expect(card.getByText(says, { exact: true })).toBeVisible();
        if (says === 'Verified') {
          await expect(card.getByRole('link')).toHaveCount(0);
          await card.getByText('More', { exact: true }).click();
        }
        await expect(card.getByRole('link')).toHaveCount(actions.length);
        for (const name of actions) await expect(card.getByRole('link', { name, exact: true })).toBeVisible();
      });
    }
  });

  test(`${CLOSED_IDS.join(' and ')}: both levels are closed, also one that is allowed`, async ({ harness, page }) => {
    for (const id of CLOSED_IDS) {
      const scenario = named(id);
      await harness.show({ ...scenario, kyc: { ...scenario.kyc, steps: { '1': 'ALLOW' } } });
      await expectHeadline(page, ['Verification isn’t available for this account', 'Contact support']);
      await expect(page.getByRole('article').getByText('Unavailable', { exact: true }), id).toHaveCount(2);
      await expect(page.getByRole('article').getByRole('link'), id).toHaveCount(0);
    }
  });
});

test('a chosen language is shown at once and after a reload, and the home link has its prefix', async ({
  harness,
  page,
}) => {
  await harness.open({});
  const home = page.getByRole('banner').getByRole('link', { name: 'Home' });
  await expect(home).toHaveAttribute('href', '/en');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en');
  await chooseLanguage(page, 'zh-CN');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u4e00-\u9fff]/);
  await page.reload();
  await harness.ready();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('banner').getByRole('link', { name: 'Aurel' }).click();
  await page.waitForURL('**/zh-CN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
});

test('signing out calls the server and leads to the login page', async ({ harness, page }) => {
  await harness.open({});
  await signOut(page);
  await page.waitForURL('**/login');
  expect(await harness.requests('POST /logout')).toHaveLength(1);
});

test('a missing chunk reloads the page once, then shows the error page with a link and a working retry', async ({
  harness,
  page,
}) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const chunk = '**/assets/reverification-page-*.js';
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(await harness.put({ route: '/auth/reverification' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  expect(documents).toBe(2);
  // Counts hidden elements too.
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.getByRole('main')).toContainText('Nothing you submitted is lost. Try again.');
  await expect(page.getByRole('link', { name: 'Go to verification' })).toHaveAttribute(
    'href',
    `/user/accounts${DEFAULT_ROUTE}`,
  );
  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You don’t need to resubmit documents');
  expect(documents).toBe(2);
});
