import type { Page } from '@playwright/test';
import { expect, type Harness, test } from './harness';
import { named } from './tables/named';
import { OPERATOR_ROWS } from './tables/operator';

/** Facts about the operator come only from the initial config. */

/** Without invisible marks, and with plain spaces. */
const shownText = (text: string | null) =>
  (text ?? '').replace(/[\u200e\u200f\u2066-\u2069]/g, '').replace(/\s+/g, ' ');

/** Texts inside `details` count too. */
const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const row of document.querySelectorAll('details')) row.open = true;
  });

async function shownWith(operator: 'none' | 'example', id: string, harness: Harness, page: Page): Promise<string> {
  await harness.show({ ...named(id), config: { operator } });
  await openAll(page);
  return shownText(await page.locator('body').innerText());
}

test('no sentence is shown without its fact', async ({ harness, page }) => {
  for (const { id, facts, always } of OPERATOR_ROWS) {
    const shown = await shownWith('none', id, harness, page);
    for (const sentence of always) expect(shown, id).toContain(sentence);
    for (const sentence of facts) expect(shown, id).not.toContain(sentence);
  }
});

test('every fact of the example is stated', async ({ harness, page }) => {
  for (const { id, facts, always } of OPERATOR_ROWS) {
    const shown = await shownWith('example', id, harness, page);
    for (const sentence of [...always, ...facts]) expect(shown, id).toContain(sentence);
  }
});
