import type { Page } from '@playwright/test';
import { endpointName } from '../../src/api/endpoint';
import { endpoints } from '../../src/api/endpoints';
import { firstCallsOf, LATER_CALLS } from '../../src/api/first-calls';
import { DEFAULT_ROUTE, EMBEDDED_ROUTE } from '../../src/domain/routes';
import type { BootWords } from '../../src/i18n/boot-words';
import { firstWords } from '../../src/i18n/first-words';
import { layoutShifts, watchLayoutShifts } from '../layout-shifts';
import { whole } from '../whole';
import { expect, isolatedTest, test } from './harness';
import { KYC_INFO } from './kyc';
import { ROUTES_IN_PARTS } from './tables/screens';

/** How the first screen of a visit comes up: what is requested when, and what a member reads before the scripts have arrived. */

const PROFILE = 'GET /v2/private/user/profile';
/** Milliseconds for which a screen that is ready has to stay so. */
const WATCH_MS = 2000;

/** What the server is asked only once it is known that the member may start, and for which level. */
const ABOUT_START = [endpoints.canVerify, endpoints.trafficDiversion, endpoints.countryList].map(endpointName);

/** Records each change of `data-ready`, and when it happened. Runs in the page before its own scripts. */
function recordReady(): void {
  localStorage.clear();
  const changes: (string | undefined)[] = [];
  Object.assign(window, { readyChanges: changes });
  new MutationObserver(() => {
    const { ready } = document.documentElement.dataset;
    if (ready !== changes.at(-1)) changes.push(ready);
  }).observe(document, { attributeFilter: ['data-ready'], subtree: true });
}

/** Holds each request for an address that fits the pattern until `sent`. A route would do the same, but switch off the browser's cache of files. */
async function hold(page: Page, urlPattern: string, sent: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', async ({ requestId }) => {
    await sent();
    await session.send('Fetch.continueRequest', { requestId });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern }] });
}

/** Screens whose code is another one's, beside the further questionnaires. That each asks for its own template is tested in `early-calls.test.ts`. */
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
    // Some twenty pages are loaded, which takes a machine with other work more than a minute.
    isolatedTest.setTimeout(240_000);
    const start = await harness.put({});
    await context.addInitScript(recordReady);
    const screens = paths.filter((path) => path !== EMBEDDED_ROUTE);
    const watched: Promise<void>[] = [];
    for (const screen of screens) {
      await harness.api('DELETE', '/requests');
      const first = firstCallsOf(screen).map(({ method, path }) => `${method} ${path}`);
      const page = await context.newPage();
      const sent = new Set<string>();
      page.on('request', (request) => sent.add(`${request.method()} ${new URL(request.url()).pathname}`));
      // The profile is not answered before all of them are on their way.
      await hold(page, `*${PROFILE.slice('GET '.length)}`, () =>
        expect.poll(() => first.filter((call) => !sent.has(call)), screen).toEqual([]),
      );
      await page.goto(start.replace(DEFAULT_ROUTE, screen));
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
      const log = (await harness.requests()).filter(({ method, endpoint }) => endpoint && method !== 'OPTIONS');
      const made = log.map(({ endpoint }) => endpoint).sort();
      const later = LATER_CALLS[screen].map((key) => endpointName(endpoints[key]));
      expect.soft(made, screen).toEqual([...first, ...later].sort());
      // Watched while the next screens are loaded.
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
  'what depends on answers is asked for while React, or the screen’s code, is on its way',
  async ({ harness, page }) => {
    for (const [screen, file] of [
      ['/auth/kyc', 'kyc-page'],
      ['/auth/question', 'questionnaire'],
      ['/auth/vendor', 'react'],
      ['/auth/eddQuestionnaire', 'react'],
    ] as const) {
      const start = await harness.put({});
      const later = LATER_CALLS[screen].map((key) => endpointName(endpoints[key]));
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

isolatedTest('who is not signed in is led to the login while React is on its way', async ({ harness, page }) => {
  // Its request never goes on.
  await page.route('**/assets/react-*', () => undefined);
  await page.goto(await harness.put({ member: { signedIn: false } }), { waitUntil: 'commit' });
  await page.waitForURL('**/login**');
});

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

test('after a profile that failed nothing that was requested with it is used', async ({ harness, page }) => {
  // Counted in the browser: what was requested with the profile is cut off, maybe before it has reached the server.
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && KYC_INFO.endsWith(new URL(request.url()).pathname)) asked += 1;
  });
  await harness.open({ language: 'en', faults: [{ endpoint: PROFILE, kind: 'http', status: 500, times: 1 }] });
  expect(asked).toBe(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Verification levels' })).toBeVisible();
  expect(asked).toBe(2);
});

/** Opens an address, and holds back all files of its page; returns what lets them through. */
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
  'title and lead are there before any file, in the language of the page, and stay in their places; so does the title of the embedded verification',
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
      // On the same line and at the same edge; the width depends on the font, which arrives later.
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

isolatedTest('a screen that asks again for a status by itself stays ready', async ({ harness, page }) => {
  await page.addInitScript(recordReady);
  const start = await harness.put({
    route: '/auth/kyc',
    query: { step: 'result' },
    kyc: { steps: { '1': 'PENDING' } },
  });
  await page.goto(start);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  const before = (await harness.requests(KYC_INFO)).length;
  // Two polls; while the second one is under way, what the first one did to the page is over.
  await expect.poll(async () => (await harness.requests(KYC_INFO)).length).toBeGreaterThanOrEqual(before + 2);
  expect(await page.evaluate(() => Reflect.get(window, 'readyChanges') as unknown)).toEqual(['/auth/kyc']);
});

isolatedTest(
  'a form that comes after its placeholder is there when a slow phone marks the screen as ready',
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
    // Slowed only now: how long the start itself takes does not matter here.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });
    await harness.ready();
    expect(await page.evaluate(() => Reflect.get(window, 'fieldsAtReady') as number)).toBeGreaterThan(0);
  },
);
