import type { Page } from '@playwright/test';
import { expect, test } from './harness';
import { named } from './tables/named';
import { OPERATOR_ROWS } from './tables/operator';

/** Facts about the operator are stated only where the initial config has them. */

/** What a page shows, without the invisible marks around names, and with plain spaces. */
const shownText = (text: string | null) =>
  (text ?? '').replace(/[\u200e\u200f\u2066-\u2069]/g, '').replace(/\s+/g, ' ');

/** Opens every `details` element, because the texts inside of it count, too. */
const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const row of document.querySelectorAll('details')) row.open = true;
  });

for (const { id, facts, always } of OPERATOR_ROWS) {
  test(`${id}: no sentence without its fact, and every fact of the example is stated`, async ({ harness, page }) => {
    const { config: _unknown, ...scenario } = named(id);
    await harness.open({ ...scenario, config: { operator: 'none' } });
    await openAll(page);
    const unknown = shownText(await page.locator('body').innerText());
    for (const sentence of always) expect(unknown).toContain(sentence);
    for (const sentence of facts) expect(unknown).not.toContain(sentence);
    await harness.open({ ...scenario, config: { operator: 'example' } });
    await openAll(page);
    const known = shownText(await page.locator('body').innerText());
    for (const sentence of [...always, ...facts]) expect(known).toContain(sentence);
  });
}
