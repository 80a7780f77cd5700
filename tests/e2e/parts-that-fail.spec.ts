import type { Page } from '@playwright/test';
import { whole } from '../whole';
import { begin, codeField, operation, scenario } from './account-changes';
import { FULL_PAGE } from './full-page';
import { expect, type Harness, isolatedTest, test } from './harness';
import { AT_CONSENT, atVendor, consent, start } from './kyc';
import { languages } from './menu';

/** If a part fails to load, the rest stays, and a retry loads the part. */

async function textOf(page: Page): Promise<string> {
  return ((await page.getByRole('main').textContent()) ?? '').replace(/\s+/g, ' ');
}

/** Calls before the connection is lost: before the account is known, in the middle, and between. */
for (const counts of [
  [0, 4],
  [2, 7],
]) {
  const loads = `when the connection is lost after ${counts.join(' or ')} calls, one retry loads all missing parts of the personal page`;
  test(loads, whole(counts[0] !== 0), async ({ harness, page }) => {
    await harness.open(FULL_PAGE);
    const complete = await textOf(page);
    for (const part of [
      'A pop-up',
      'Another',
      'Your verification details',
      'More about your income and wealth',
      'In review',
    ])
      expect(complete).toContain(part);
    for (const count of counts) {
      await harness.open({ ...FULL_PAGE, faults: [{ endpoint: '*', kind: 'offline-after', count }] });
      // One retry button for all failed calls.
      await expect(page.getByRole('button', { name: 'Try again' }), `after ${count} calls`).toHaveCount(1);
      await harness.api('PATCH', '/scenario', { faults: [] });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => textOf(page), `after ${count} calls`).toBe(complete);
    }
  });
}

test('without kyc-personal-info, the personal page shows the masked name and document of kyc-info', async ({
  harness,
  page,
}) => {
  const answer = {
    applicant: { firstname: 'Ada Grace', lastname: 'Obi', identifies: [{ type: 'PASSPORT', number: 'P1234567' }] },
  };
  await harness.open({
    language: 'en',
    kyc: { steps: { 1: 'SUCCESS' } },
    responses: { 'POST /v3/private/kyc/kyc-info': answer },
    faults: [{ endpoint: 'POST /v3/private/kyc/kyc-personal-info', kind: 'http', status: 500 }],
  });
  const details = page.getByRole('region', { name: 'Your verification details' });
  await expect(details.getByRole('definition')).toHaveText(['A** G**** O**', 'Passport', '******67']);
  await expect(details.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
  await harness.api('PATCH', '/scenario', { faults: [] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(details.getByRole('button', { name: 'Show Your verification details' })).toBeVisible();
});

isolatedTest(
  'a screen is ready without its picture, and does not change when the picture loads or fails',
  async ({ harness, page }) => {
    const late = page.locator('[data-late]');
    const texts = page.locator('main :is(h1, h2, p, a, button)');
    const places = () => texts.evaluateAll((found) => found.map((text) => text.getBoundingClientRect().y));
    for (const canBeHad of [true, false]) {
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/assets/outcomes-*', async (route) => {
        await held;
        await (canBeHad ? route.continue() : route.abort());
      });
      await harness.open({ language: 'en', route: '/auth/updatePOA' });
      await expect(late).toHaveCount(1);
      const before = await places();
      answer();
      await expect(late).toHaveCount(0);
      await expect(page.locator('main .aspect-4\\/3 svg')).toHaveCount(canBeHad ? 1 : 0);
      expect(await places()).toEqual(before);
      await page.unroute('**/assets/outcomes-*');
    }
  },
);

/** Loaded on demand. */
interface Part {
  readonly chunk: string;
  readonly open: (harness: Harness, page: Page) => Promise<void>;
  /** Input is kept. */
  readonly kept: (page: Page) => Promise<void>;
  readonly shown: (page: Page) => Promise<void>;
}

/** Also while a dialog covers it. */
const country = (page: Page) => page.locator('main').getByRole('combobox', { name: /Country/, includeHidden: true });

async function chooseGermany(page: Page): Promise<void> {
  await country(page).fill('Germany');
  await country(page).press('Enter');
}

const PARTS: readonly Part[] = [
  {
    chunk: 'risk-dialog',
    open: (harness, page) => begin(harness, page, operation('update'), scenario('risk-update-challenge')),
    // The open dialog hides the page from queries by role.
    kept: (page) => expect(page.locator('dd', { hasText: 'P1234567' })).toBeVisible(),
    shown: (page) => expect(codeField(page)).toBeFocused(),
  },
  {
    chunk: 'qr-code',
    open: async (harness, page) => {
      await start(harness);
      await chooseGermany(page);
    },
    kept: (page) => expect(country(page)).toHaveValue('Germany'),
    shown: (page) => expect(page.getByRole('img', { name: /QR code/ })).toBeVisible(),
  },
  {
    chunk: 'dialog',
    open: async (harness, page) => {
      await start(harness, { query: AT_CONSENT });
      await consent(page);
      await atVendor(page, 'PROVIDER_SUMSUB');
      await page.getByRole('button', { name: 'Continue on your phone' }).click();
    },
    kept: (page) => expect(page.locator('main iframe')).toBeVisible(),
    shown: (page) => expect(page.getByRole('dialog').getByRole('img')).toBeVisible(),
  },
  {
    chunk: 'open-form',
    open: async (harness, page) => {
      await harness.open({ language: 'en', route: '/auth/question' });
      await page.getByRole('button', { name: 'Start questionnaire' }).click();
    },
    kept: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
    shown: (page) => expect(page.getByRole('radio').first()).toBeVisible(),
  },
];

for (const { chunk, open, kept, shown } of PARTS) {
  // The browser would reuse a chunk of an earlier test.
  isolatedTest(
    `if the chunk ${chunk} cannot be loaded, the screen and the input stay, and a retry loads it`,
    async ({ harness, page }) => {
      let isBroken = true;
      let requests = 0;
      await page.route(`**/assets/${chunk}-*.js`, (route) => {
        requests += 1;
        return isBroken ? route.abort() : route.continue();
      });
      await open(harness, page);
      const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t reach our server' });
      await expect(alert).toBeVisible();
      await kept(page);
      // The first retry fails, but requests the chunk.
      const before = requests;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => requests).toBeGreaterThan(before);
      await expect(alert).toBeVisible();
      isBroken = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await shown(page);
      await expect(alert).toHaveCount(0);
      await kept(page);
    },
  );
}

isolatedTest(
  'if the embedded verification cannot start, a retry works without a reload and with the same token',
  async ({ harness, page }) => {
    const chunk = '**/assets/load-sdk-user-*.js';
    await page.route(chunk, (route) => route.abort());
    await page.goto(await harness.put({ mode: 'sdk', kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Start verification' })).toBeVisible();
  },
);

const texts = (language: string) => `**/locales/${language}/{user-accounts,first/personal}.json**`;

test('if no texts can be loaded, the page shows an error in its language, and a retry works', async ({
  harness,
  page,
}) => {
  const gone = texts('{en,tr-TR}');
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(await harness.put({ language: 'tr-TR', kyc: { steps: { '1': 'SUCCESS' } } }));
  const alert = page.getByRole('alert').filter({ hasText: 'Bu sayfa yüklenemedi' });
  await expect(alert).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/\b(errors|personal|shell)\./);
  await page.unroute(gone);
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await harness.ready();
  await expect(alert).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr-TR');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kimlik doğrulama');
});

test('if the texts of a language cannot be loaded, the page uses the default language and its direction', async ({
  harness,
  page,
}) => {
  await page.route(texts('ar-SA'), (route) => route.fulfill({ status: 404, body: '' }));
  await harness.open({ site: 'ARE', language: 'ar-SA' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Identity verification');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(await languages(page)).toHaveValue('en');
});

test('choosing a language whose texts cannot be loaded shows an error with its name; later it works, and shows progress while it waits for the server', async ({
  harness,
  page,
}) => {
  await harness.open({ language: 'en' });
  await page.route(texts('tr-TR'), (route) => route.fulfill({ status: 404, body: '' }));
  const select = await languages(page);
  await select.selectOption('tr-TR');
  await expect(page.locator('li[data-icon=fail]')).toContainText('We couldn’t load Türkçe.');
  await expect(select).toHaveValue('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.unroute(texts('tr-TR'));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/build.json', async (route) => {
    await held;
    await route.continue();
  });
  await select.selectOption('tr-TR');
  await expect(select).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr-TR');
  await expect(await languages(page, 'Dil')).toHaveValue('tr-TR');
  await expect(page.locator('select[aria-busy]')).toHaveCount(0);
});
