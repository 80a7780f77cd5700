import { expect, test } from './harness';
import { named } from './tables/named';
import { OPERATOR_ROWS } from './tables/operator';

/** Facts about the operator are stated only where the initial config has them. */

/** What a page shows, without the invisible marks around names, and with plain spaces. */
const shownText = (text: string | null) =>
  (text ?? '').replace(/[\u200e\u200f\u2066-\u2069]/g, '').replace(/\s+/g, ' ');

for (const { id, facts, always } of OPERATOR_ROWS) {
  test(`${id}: no sentence without its fact, and every fact of the example is stated`, async ({ harness, page }) => {
    const { config: _unknown, ...scenario } = named(id);
    await harness.open({ ...scenario, config: { operator: 'none' } });
    const unknown = shownText(await page.locator('body').innerText());
    for (const sentence of always) expect(unknown).toContain(sentence);
    for (const sentence of facts) expect(unknown).not.toContain(sentence);
    await harness.open({ ...scenario, config: { operator: 'example' } });
    const known = shownText(await page.locator('body').innerText());
    for (const sentence of [...always, ...facts]) expect(known).toContain(sentence);
  });
}
