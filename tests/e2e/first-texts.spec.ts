import type { Page } from '@playwright/test';
import type { ScenarioInput } from '../../harness/engine/scenario';
import { rawKeys } from '../../harness/sweep/checks/raw-keys';
import { ROUTE_TABLE } from '../../src/app/routes';
import { FULL_PAGE } from './full-page';
import { expect, isolatedTest } from './harness';
import { named } from './tables/named';

/**
 * Each first view has a file with its texts. The others come when the page is ready, and what is loaded on demand waits
 * for them.
 */

const WHOLE = '**/user-accounts.json**';
const FIRST = '**/first/*.json**';

/** Screens whose code is another one's. */
const SAME_CODE: readonly string[] = ['/auth/client-agreement', '/auth/risk-tolerance-test', '/auth/qualifiedInvestor'];
/** States in which the screens show much, or something else than usual. */
const STATES: readonly ScenarioInput[] = [
  ...ROUTE_TABLE.filter(
    ({ path, firstTexts }) => firstTexts && (firstTexts !== 'questionnaire' || path === '/auth/standardQuest'),
  )
    .map(({ path }) => ({ route: path }))
    .filter(({ route }) => !SAME_CODE.includes(route)),
  { ...FULL_PAGE, route: '/auth/personal', language: 'de-DE' },
  { route: '/auth/personal', kyc: { steps: { '1': 'FAILED_AND_CAN_RETRY' } } },
  { route: '/auth/personal', site: 'HKG', kyc: { steps: { '1': 'PENDING' } } },
  { route: '/auth/personal', faults: [{ endpoint: '*', kind: 'offline-after', count: 3 }] },
  { ...named('compliance-tasks-all'), route: '/auth/complianceTasks' },
  { route: '/auth/step2', site: 'ARE' },
  // Parts that come on demand, some with a view's texts and some with the others.
  named('questionnaire-status-pending'),
  named('questionnaire-status-rejected'),
  named('qualified-investor-in-review'),
  named('proof-of-address-pending'),
  { route: '/auth/resetkyc', member: { kycTag: 1 } },
  { route: '/auth/kyc', kyc: { steps: { '1': 'SUCCESS', '2': 'SUCCESS' } } },
];

/** All that the page shows, and says to a screen reader. */
function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    document.title,
    ...document.body.innerText.split('\n'),
    ...[...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label') ?? ''),
  ]);
}

/** A promise, and what fulfils it. */
function held(): { readonly released: Promise<void>; readonly release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}

const keysShown = async (page: Page) => rawKeys.judge({} as never, { texts: await shownTexts(page) } as never);

isolatedTest(
  'a first view shows no key in place of a text before the other texts are there, and afterwards what it shows with all of them',
  async ({ harness, page }) => {
    isolatedTest.setTimeout(120_000);
    for (const state of STATES) {
      const scenario: ScenarioInput = { language: 'de-DE', ...state };
      await page.route(FIRST, (route) => route.fulfill({ status: 404, body: '' }));
      await harness.open(scenario);
      await expect(page.locator('main h1')).toBeVisible();
      const complete = await shownTexts(page);
      await page.unroute(FIRST);

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
      await expect.poll(() => shownTexts(page), JSON.stringify(state)).toEqual(complete);
      expect([state, await keysShown(page)]).toEqual([state, []]);
      await page.unroute(FIRST);
      await page.unroute(WHOLE);
    }
  },
);

isolatedTest(
  'another screen waits for the other texts; if they cannot be had, the page is loaded anew where the member wanted to be',
  async ({ harness, page }) => {
    isolatedTest.setTimeout(120_000);
    const kyc = {
      steps: { '1': 'SUCCESS', '2': 'ALLOW' },
      poi: 'DisplayUpdatePOIStatus_Needed',
      display: { displayUpdatePOI: true },
    } as const;
    const scenario: ScenarioInput = { route: '/auth/personal', language: 'en', kyc };
    const next = page.getByRole('link', { name: 'Resubmit documents' });
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
