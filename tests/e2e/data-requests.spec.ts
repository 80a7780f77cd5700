import type { Page } from '@playwright/test';
import { SCENARIOS } from '../../fixtures/scenarios';
import english from '../../src/public/locales/en/user-accounts.json' with { type: 'json' };
import { SCREENS } from '../../src/screens/screens';
import { whole } from '../whole';
import { expect, test } from './harness';
import { ROUTES_IN_PARTS } from './tables/screens';
import { SHARINGS } from './tables/sharings';

/** What a screen asks for, as its record declares, stands with its reason before the button that sends it. */

const TERMS = [english.consent.asks.term, english.consent.why.term, english.consent.who.term];

/** Up to the first fields. */
async function openForm(page: Page): Promise<void> {
  const cards = page.locator('main [role=group] ul button');
  if ((await cards.count()) > 0) await cards.first().click();
}

for (const { which, paths, isFurther } of ROUTES_IN_PARTS) {
  test(
    `${which} that asks for answers says who asks, why, who checks and how long they are kept`,
    whole(isFurther),
    async ({ harness, page }) => {
      for (const { path } of SCREENS.filter(({ path, asks }) => asks.answers && paths.includes(path))) {
        const own = SCENARIOS.map(({ scenario }) => scenario).filter(({ route }) => route === path);
        let found = false;
        for (const scenario of [{ route: path }, ...own]) {
          await harness.show({ ...scenario, language: 'en' });
          await openForm(page);
          found = await page.locator('main [data-facts]').isVisible();
          if (found) break;
        }
        expect(found, path).toBe(true);
        const shown = page.locator('main [data-facts]');
        for (const term of TERMS) await expect(shown.getByText(term, { exact: true }), path).toBeVisible();
        await expect(shown.getByText(/: until \d/), path).toBeVisible();
        // Above the button.
        const place = await page.evaluate(() => {
          const [shown, bar] = ['[data-facts]', '[data-flow-actions]'].map((one) => document.querySelector(one));
          return shown && bar ? shown.compareDocumentPosition(bar) & Node.DOCUMENT_POSITION_FOLLOWING : 0;
        });
        expect(place, path).not.toBe(0);
      }
    },
  );
}

test('every screen that asks for documents or a number has its consent in the table', () => {
  const routes = new Set(SHARINGS.map(({ scenario }) => (scenario.mode === 'sdk' ? '/auth/sdk' : scenario.route)));
  const asking = SCREENS.filter(({ asks }) => asks.document ?? asks.address ?? asks.number).map(({ path }) => path);
  expect(asking.filter((path) => !routes.has(path))).toEqual([]);
});
