import type { Page } from '@playwright/test';
import { endpointName } from '../../src/api/endpoint';
import { endpoints } from '../../src/api/endpoints';
import { isStored } from '../../src/api/first-rows';
import { HOVER_MS } from '../../src/app/prefetch-links';
import { firstCallsOf } from '../../src/screens/opening-calls';
import { expect, type Harness, isolatedTest, test } from './harness';

/** A likely next screen is loaded before the click. */

const NEXT = '/auth/residenceInfo';
const link = (page: Page) => page.getByRole('main').locator(`a[href$="${NEXT}"]`).first();
/** Only the next screen requests it. */
const TEMPLATE = 'GET /v3/private/kyc/questionnaire-template-detail';

const isLoaded = (page: Page, name: string) =>
  page.evaluate(
    (part) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(part)),
    `/${name}-`,
  );

/** Empties the log once the page watches its links. */
async function open(harness: Harness, page: Page): Promise<void> {
  // The last test may have left the mouse on the link.
  await page.mouse.move(0, 0);
  await harness.open({ language: 'en' });
  await expect.poll(() => isLoaded(page, 'assets/prefetch-links')).toBe(true);
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
    for (const { endpoint } of firstCallsOf(NEXT).slice(1)) {
      const row = endpoints[endpoint];
      if (!isStored(row)) expect(made).toContain(endpointName(row));
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
    // The time for which a mouse has to rest.
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
