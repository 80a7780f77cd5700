import type { Page } from '@playwright/test';
import { endpointName } from '../../src/api/endpoint';
import { endpoints } from '../../src/api/endpoints';
import type { BootWords } from '../../src/i18n/boot-words';
import { firstWords } from '../../src/i18n/first-words';
import { firstCallsOf, laterCallsOf } from '../../src/screens/opening-calls';
import { DEFAULT_ROUTE, EMBEDDED_ROUTE } from '../../src/screens/screens';
import { layoutShifts, watchLayoutShifts } from '../layout-shifts';
import { whole } from '../whole';
import { expect, isolatedTest, test } from './harness';
import { KYC_INFO } from './kyc';
import { ROUTES_IN_PARTS } from './tables/screens';

/** Requests of a visit's first screen, and what it shows before the scripts arrive. */

const PROFILE = 'GET /v2/private/user/profile';
/** Milliseconds for which a ready screen has to stay ready. */
const WATCH_MS = 2000;

/** Only requested once the start and its level are known. */
const ABOUT_START = [endpoints.canVerify, endpoints.trafficDiversion, endpoints.countryList].map(endpointName);

/** With times. Runs before the page's own scripts. */
function recordReady(): void {
  localStorage.clear();
  const changes: (string | undefined)[] = [];
  Object.assign(window, { readyChanges: changes });
  new MutationObserver(() => {
    const { ready } = document.documentElement.dataset;
    if (ready !== changes.at(-1)) changes.push(ready);
  }).observe(document, { attributeFilter: ['data-ready'], subtree: true });
}

/** Holds matching requests until `sent`. Routes would switch off the browser's cache. */
async function hold(page: Page, urlPattern: string, sent: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', async ({ requestId }) => {
    await sent();
    await session.send('Fetch.continueRequest', { requestId });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern }] });
}

/** They share code with other screens; `early-calls.test.ts` tests their templates. */
const SAME_CODE: readonly string[] = ['/auth/risk-tolerance-test', '/auth/qualifiedInvestor'];
const ALL_PATHS = ROUTES_IN_PARTS.flatMap(({ paths, isFurther }) =>
  paths.map((path) => ({ path, isFurther: isFurther || SAME_CODE.includes(path) })),
);

for (const [which, isFurther] of [
  ['every kind of screen', false],
  ['every further screen', true],
] as const) {
  const paths = ALL_PATHS.filter((one) => one.isFurther === isFurther).map(({ path }) => path);
  const sends = `${which} sends at once what it needs of the server, each call once, and is ready once`;
  isolatedTest(sends, whole(isFurther), async ({ harness, context }) => {
    // Loads some twenty pages.
    isolatedTest.setTimeout(240_000);
    const start = await harness.put({});
    await context.addInitScript(recordReady);
    const screens = paths.filter((path) => path !== EMBEDDED_ROUTE);
    const watched: Promise<void>[] = [];
    for (const screen of screens) {
      await harness.api('DELETE', '/requests');
      const first = firstCallsOf(screen).map(({ endpoint }) => endpointName(endpoints[endpoint]));
      const page = await context.newPage();
      const sent = new Set<string>();
      page.on('request', (request) => sent.add(`${request.method()} ${new URL(request.url()).pathname}`));
      // The profile waits until all calls are sent.
      await hold(page, `*${PROFILE.slice('GET '.length)}`, () =>
        expect.poll(() => first.filter((call) => !sent.has(call)), screen).toEqual([]),
      );
      await page.goto(start.replace(DEFAULT_ROUTE, screen));
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
      const log = (await harness.requests()).filter(({ method, endpoint }) => endpoint && method !== 'OPTIONS');
      const made = log.map(({ endpoint }) => endpoint).sort();
      const later = laterCallsOf(screen).map((key) => endpointName(endpoints[key]));
      expect.soft(made, screen).toEqual([...first, ...later].sort());
      watched.push(
        page
          .evaluate(
            (ms) => new Promise<unknown>((done) => setTimeout(() => done(Reflect.get(window, 'readyChanges')), ms)),
            WATCH_MS,
          )
          .then(async (changes) => {
            expect.soft(changes, screen).toEqual([screen]);
            await page.close();
          }),
      );
    }
    await Promise.all(watched);
  });
}

isolatedTest(
  'what depends on answers is asked for while the screen’s code is on its way',
  async ({ harness, page }) => {
    for (const [screen, file] of [
      ['/auth/kyc', 'kyc-page'],
      ['/auth/question', 'questionnaire-page'],
    ] as const) {
      const start = await harness.put({});
      const later = laterCallsOf(screen).map((key) => endpointName(endpoints[key]));
      await hold(page, `*/assets/${file}-*`, () =>
        expect
          .poll(async () => {
            const made = (await harness.requests()).map(({ endpoint }) => endpoint);
            return later.filter((call) => !made.includes(call));
          }, screen)
          .toEqual([]),
      );
      await page.goto(start.replace(DEFAULT_ROUTE, screen));
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
    }
  },
);

test('the server is not asked about a start that the rule refuses', async ({ harness }) => {
  const start = { language: 'en', route: '/auth/kyc' } as const;
  await harness.open({ ...start, kyc: { steps: { '1': 'SUCCESS', '2': 'SUCCESS' } } });
  for (const call of ABOUT_START) expect(await harness.requests(call), call).toEqual([]);
  await harness.open({ ...start, query: { level: 'LEVEL_2' } });
  for (const call of ABOUT_START) expect(await harness.requests(call), call).toEqual([]);
  await harness.open(start);
  const asked = await harness.requests('POST /v3/private/kyc/can-verify');
  expect(asked.map(({ body }) => body)).toMatchObject([{ level: 'LEVEL_1' }]);
});

test('after a failed profile nothing that was requested with it is used', async ({ harness, page }) => {
  // Counted in the browser: cut requests may not reach the server.
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && KYC_INFO.endsWith(new URL(request.url()).pathname)) asked += 1;
  });
  await harness.open({ language: 'en', faults: [{ endpoint: PROFILE, kind: 'http', status: 500, times: 1 }] });
  expect(asked).toBe(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your steps' })).toBeVisible();
  expect(asked).toBe(2);
});

/** Returns a function that lets the files through. */
async function openWithoutFiles(page: Page, address: string): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return async () => {
    release();
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    await page.unroute('**/assets/**');
  };
}

isolatedTest(
  'title and lead appear before any file, in the language of the page, and stay in place; so does the title of the embedded verification',
  async ({ harness, page }) => {
    await watchLayoutShifts(page);
    for (const scenario of [{ language: 'tr-TR' }, { site: 'ARE', language: 'ar-SA' }] as const) {
      const { title, lead, embeddedTitle } = firstWords()[scenario.language] as BootWords;
      await page.setViewportSize({ width: 375, height: 667 });
      const load = await openWithoutFiles(page, await harness.put(scenario));
      const first = page.locator('.boot-title');
      await expect(first).toHaveText(title);
      const firstLead = page.locator('.boot-lead');
      await expect(firstLead).toHaveText(lead);
      // The width depends on the font, which arrives later.
      const place = async (text: typeof first) => {
        const box = await text.boundingBox();
        return box && [box.y, box.height];
      };
      const before = [await place(first), await place(firstLead)];
      await load();
      const after = [page.getByRole('heading', { level: 1, name: title }), page.getByText(lead)];
      expect(await Promise.all(after.map(place))).toEqual(before);

      await page.setViewportSize({ width: 1280, height: 720 });
      const embedded = { ...scenario, mode: 'sdk', kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } } as const;
      const loadEmbedded = await openWithoutFiles(page, await harness.put(embedded));
      await expect(first).toHaveText(embeddedTitle);
      await expect(first).toBeVisible();
      await expect(firstLead).toBeHidden();
      await loadEmbedded();
      await expect(page.getByRole('main')).toContainText(embeddedTitle);
      const total = (await layoutShifts(page)).reduce((sum, { value }) => sum + value, 0);
      expect(total, scenario.language).toBeLessThan(0.02);
    }
  },
);

isolatedTest('a screen that polls a status stays ready', async ({ harness, page }) => {
  await page.addInitScript(recordReady);
  const start = await harness.put({
    route: '/auth/kyc',
    query: { step: 'result' },
    kyc: { steps: { '1': 'PENDING' } },
  });
  await page.goto(start);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  const before = (await harness.requests(KYC_INFO)).length;
  // During the second poll, the first one's effects are over.
  await expect.poll(async () => (await harness.requests(KYC_INFO)).length).toBeGreaterThanOrEqual(before + 2);
  expect(await page.evaluate(() => Reflect.get(window, 'readyChanges') as unknown)).toEqual(['/auth/kyc']);
});

isolatedTest(
  'a form that replaces its placeholder is shown when a slow phone marks the screen as ready',
  async ({ harness, page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (document.documentElement.dataset.ready === undefined) return;
        observer.disconnect();
        Object.assign(window, { fieldsAtReady: document.querySelectorAll('main form input').length });
      }).observe(document, { attributeFilter: ['data-ready'], subtree: true });
    });
    const endpoint = endpointName(endpoints.countryList);
    const address = await harness.put({ route: '/auth/vendor', faults: [{ endpoint, kind: 'slow', ms: 1500 }] });
    await page.goto(address);
    await expect(page.locator('main [data-placeholder]').first()).toBeVisible();
    // Only now: the start's duration does not matter here.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    await harness.ready();
    expect(await page.evaluate(() => Reflect.get(window, 'fieldsAtReady') as number)).toBeGreaterThan(0);
  },
);
