import type { Page } from '@playwright/test';
import { firstCallsOf } from '../../src/api/first-calls';
import { HOVER_MS } from '../../src/app/ahead';
import { expect, type Harness, isolatedTest, test } from './harness';

/** The next screen is fetched when it becomes likely: its code and its calls are there before the click. */

const NEXT = '/auth/residenceInfo';
const link = (page: Page) => page.getByRole('main').locator(`a[href$="${NEXT}"]`).first();
/** What only the next screen asks for. */
const TEMPLATE = 'GET /v3/private/kyc/questionnaire-template-detail';

/** Whether the page has fetched the file of that name. */
const isLoaded = (page: Page, name: string) =>
  page.evaluate(
    (part) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(part)),
    `/${name}-`,
  );

/** Opens the personal page and waits until it watches its links; then the log is empty. */
async function open(harness: Harness, page: Page): Promise<void> {
  // A mouse that the test before has left on the link would rest on it.
  await page.mouse.move(0, 0);
  await harness.open({ language: 'en' });
  await expect.poll(() => isLoaded(page, 'assets/ahead')).toBe(true);
  await harness.api('DELETE', '/requests');
}

const SIGNS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the mouse rests on its link': (page) => link(page).hover(),
  'the focus is on its link': (page) => link(page).focus(),
  'a finger is on its link': (page) => link(page).dispatchEvent('touchstart'),
};

for (const [name, sign] of Object.entries(SIGNS)) {
  test(`the next screen is fetched when ${name}, and asks for nothing twice`, async ({ harness, page }) => {
    await open(harness, page);
    const { pathname } = new URL(page.url());
    await sign(page);
    await expect.poll(() => harness.requests(TEMPLATE)).toHaveLength(1);
    await expect.poll(() => isLoaded(page, 'residence-page')).toBe(true);
    expect(new URL(page.url()).pathname).toBe(pathname);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '/auth/personal');
    await link(page).click();
    await page.waitForSelector(`html[data-ready="${NEXT}"]`, { state: 'attached' });
    const log = (await harness.requests()).filter(({ method, endpoint }) => endpoint && method !== 'OPTIONS');
    const made = log.map(({ endpoint }) => endpoint);
    expect(new Set(made).size, String(made)).toBe(made.length);
    for (const { method, path, isStored } of firstCallsOf(NEXT).slice(1)) {
      if (!isStored) expect(made).toContain(`${method} ${path}`);
    }
  });
}

isolatedTest(
  'nothing is fetched ahead for a member who saves data, nor by a mouse that passes',
  async ({ harness, page }) => {
    await open(harness, page);
    // In one task, so that a busy machine cannot make it a rest.
    await link(page).evaluate((target) => {
      for (const place of [target, document.body])
        place.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    // As long again as a mouse has to rest.
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), HOVER_MS * 2);
    expect(await harness.requests(TEMPLATE)).toHaveLength(0);

    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await open(harness, page);
    await link(page).focus();
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), HOVER_MS * 2);
    expect(await harness.requests(TEMPLATE)).toHaveLength(0);
    await link(page).click();
    await page.waitForSelector(`html[data-ready="${NEXT}"]`, { state: 'attached' });
    expect(await harness.requests(TEMPLATE)).toHaveLength(1);
  },
);
