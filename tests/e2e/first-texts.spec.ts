import type { Page } from '@playwright/test';
import type { ScenarioInput } from '../../harness/core/scenario';
import { rawKeys } from '../../harness/tools/sweep/checks/raw-keys';
import { firstTextsOf, SCREENS } from '../../src/screens/screens';
import { FULL_PAGE } from './full-page';
import { expect, isolatedTest } from './harness';
import { named } from './tables/named';

/** Each first view has its own file of texts; other texts load after the page is ready. */

const WHOLE = '**/user-accounts.json**';
const FIRST = '**/first/*.json**';

const SAME_CODE: readonly string[] = ['/auth/client-agreement', '/auth/risk-tolerance-test', '/auth/qualifiedInvestor'];
/** With much or unusual content. */
const STATES: readonly ScenarioInput[] = [
  ...SCREENS.filter((screen) => firstTextsOf(screen) && (!screen.source || screen.path === '/auth/standardQuest'))
    .map(({ path }) => ({ route: path }))
    .filter(({ route }) => !SAME_CODE.includes(route)),
  { ...FULL_PAGE, route: '/auth/personal', language: 'de-DE' },
  { route: '/auth/personal', kyc: { steps: { '1': 'FAILED_AND_CAN_RETRY' } } },
  { route: '/auth/personal', site: 'HKG', kyc: { steps: { '1': 'PENDING' } } },
  { route: '/auth/personal', faults: [{ endpoint: '*', kind: 'offline-after', count: 3 }] },
  { ...named('compliance-tasks-all'), route: '/auth/complianceTasks' },
  { route: '/auth/step2', site: 'ARE' },
  // Loaded on demand, with the view's texts or the others.
  named('questionnaire-status-pending'),
  named('questionnaire-status-rejected'),
  named('qualified-investor-in-review'),
  named('proof-of-address-pending'),
  { route: '/auth/resetkyc', member: { kycTag: 1 } },
  { route: '/auth/kyc', kyc: { steps: { '1': 'SUCCESS', '2': 'SUCCESS' } } },
];

/** Includes texts for screen readers. */
function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    document.title,
    ...document.body.innerText.split('\n'),
    ...[...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label') ?? ''),
  ]);
}

function held(): { readonly released: Promise<void>; readonly release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}

const keysShown = async (page: Page) => rawKeys.judge({} as never, { texts: await shownTexts(page) } as never);

isolatedTest(
  'a first view shows no key instead of a text, before the other texts have loaded and afterwards',
  async ({ harness, page }) => {
    isolatedTest.setTimeout(240_000);
    for (const state of STATES) {
      const scenario: ScenarioInput = { language: 'de-DE', ...state };
      const { released, release } = held();
      const asked: string[] = [];
      await page.route(FIRST, (route) => {
        asked.push(route.request().url());
        return route.continue();
      });
      await page.route(WHOLE, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(await harness.put(scenario));
      await expect(page.locator('main h1')).toBeVisible();
      expect([state, asked.length, await keysShown(page)]).toEqual([state, 1, []]);
      release();
      await harness.ready();
      expect([state, await keysShown(page)]).toEqual([state, []]);
      await page.unroute(FIRST);
      await page.unroute(WHOLE);
    }
  },
);

isolatedTest(
  'another screen waits for the other texts; if they fail to load, the page is loaded again where the member wanted to be',
  async ({ harness, page }) => {
    isolatedTest.setTimeout(120_000);
    const kyc = {
      steps: { '1': 'SUCCESS', '2': 'ALLOW' },
      poi: 'DisplayUpdatePOIStatus_Needed',
      display: { displayUpdatePOI: true },
    } as const;
    const scenario: ScenarioInput = { route: '/auth/personal', language: 'en', kyc };
    const next = page.getByRole('link', { name: 'Verify', exact: true });
    for (const isThere of [true, false]) {
      const { released, release } = held();
      await page.route(WHOLE, async (route) => {
        await released;
        if (isThere) await route.continue();
        else await route.fulfill({ status: 404, body: '' });
      });
      await page.goto(await harness.put(scenario));
      await next.click();
      await expect(page.locator('html')).not.toHaveAttribute('data-ready');
      expect([isThere, await keysShown(page)]).toEqual([isThere, []]);
      const reloaded = isThere ? undefined : page.waitForEvent('load', { timeout: 60_000 });
      release();
      await reloaded;
      await page.unroute(WHOLE);
      await expect(page).toHaveURL(/reverification/);
      if (!isThere) continue;
      await harness.ready();
      expect([isThere, await keysShown(page)]).toEqual([isThere, []]);
    }
  },
);
