import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { BASE_PATH } from '../../src/domain/initial-config';
import type { BootWords } from '../../src/i18n/boot-words';
import { firstWords } from '../../src/i18n/first-words';
import { expect, isolatedTest as test } from './harness';

/** A page without a running script says so instead of staying white, and sends nothing. */

const DIST = resolve(import.meta.dirname, '../../dist');
const TITLE = 'We couldn’t load this page';

const ENTRY = /\/assets\/index-[^/]+\.js$/;
const MISSING: readonly (readonly [string, (path: string) => boolean])[] = [
  ['the files that it imports', (path) => path.endsWith('.js') && !ENTRY.test(path)],
  ['all scripts and styles', (path) => /\.(js|css)$/.test(path)],
];

test('without its scripts, the page shows the error after some seconds in its language, and a link that loads it again', async ({
  harness,
  context,
}) => {
  const address = await harness.put({ language: 'tr-TR' });
  const { errorTitle, retry } = firstWords()['tr-TR'] as BootWords;
  const target = `${address}${address.includes('?') ? '&' : '?'}level=LEVEL_2`;
  await Promise.all(
    MISSING.map(async ([what, isMissing]) => {
      const page = await context.newPage();
      const gone = (url: URL) => url.pathname.includes('/assets/') && isMissing(url.pathname);
      await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto(target);
      await expect(page.getByRole('heading', { name: errorTitle }), what).toBeVisible();
      await expect(page.locator('.boot-page'), what).toBeHidden();
      await page.unroute(gone);
      await page.getByRole('link', { name: retry }).click();
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
      expect(page.url(), what).toBe(target);
      await expect(page.getByText(errorTitle), what).toBeHidden();
    }),
  );
});

/** Serves the build on every host without configuration, and collects other requests. */
async function serveEverywhere(page: Page, others: string[]): Promise<void> {
  await page.route('**/*', (route) => {
    const { pathname, href } = new URL(route.request().url());
    const file = pathname.startsWith(BASE_PATH) && join(DIST, pathname.slice(BASE_PATH.length));
    if (file && /\.\w+$/.test(file) && existsSync(file)) return route.fulfill({ path: file });
    if (route.request().isNavigationRequest()) return route.fulfill({ path: join(DIST, 'index.html') });
    others.push(href);
    return route.abort();
  });
}

test('a host that does not show the API’s address gets an error, and nothing is sent', async ({ page }) => {
  const others: string[] = [];
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await serveEverywhere(page, others);
  // `src/api/base.test.ts` tests which hosts have none.
  for (const host of ['www.co.uk', '192.0.2.1']) {
    await page.goto(`https://${host}${BASE_PATH}auth/personal?lang=en`);
    await expect(page.getByRole('alert').filter({ hasText: TITLE }), host).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(said.filter((text) => text.includes(host) && text.includes('apiBase'))).toHaveLength(1);
  }
  expect(others).toEqual([]);
  await page.goto(`https://www.example.co.uk${BASE_PATH}auth/personal?lang=en`);
  await expect.poll(() => others.some((url) => url.startsWith('https://api2.example.co.uk/'))).toBe(true);
});

/** What a browser may refuse a page with an error: by its settings, in a frame, or without room. */
const REFUSED = {
  'reading cookies': () => refuse(Document.prototype, 'cookie', 'get'),
  'writing cookies': () => refuse(Document.prototype, 'cookie', 'set'),
  'local storage': () => refuse(window, 'localStorage', 'get'),
  'session storage': () => refuse(window, 'sessionStorage', 'get'),
  databases: () => refuse(window, 'indexedDB', 'get'),
  channels: () => refuse(window, 'BroadcastChannel', 'value'),
} as const;

/** Runs in the page. */
declare function refuse(owner: object, name: string, part: 'get' | 'set' | 'value'): void;
const REFUSE = `function refuse(owner, name, part) {
  const fail = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); };
  const { get, set } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
  Object.defineProperty(owner, name, part === 'value' ? { value: fail, configurable: true }
    : { get, set, [part]: fail, configurable: true });
}`;

test('the account shows for a browser that refuses a page cookies or storage', async ({ harness, context }) => {
  const address = await harness.put({ language: 'en' });
  const shown = async (page: Page, what: string) => {
    await page.goto(address);
    await expect(page.locator('html[data-ready]'), what).toBeAttached();
    return page.locator('body').innerText();
  };
  const usual = await shown(await context.newPage(), 'nothing refused');
  await Promise.all(
    Object.entries(REFUSED).map(async ([what, script]) => {
      const page = await context.newPage();
      await page.addInitScript(`${REFUSE} (${script})();`);
      expect(await shown(page, what), what).toBe(usual);
    }),
  );
});

test('the page names its build and requests its texts, and the build has a health check', async ({ harness, page }) => {
  const texts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/locales/')) texts.push(new URL(request.url()).searchParams.get('v') ?? '');
  });
  await harness.open({ language: 'en' });
  const build = JSON.parse(readFileSync(join(DIST, 'build.json'), 'utf8')) as Record<string, string>;
  expect(build).toEqual({
    build: expect.stringMatching(/^[0-9a-f]{16}$/),
    commit: expect.stringMatching(/^[0-9a-f]{40}(-dirty)?$/),
    committedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  await expect(page.locator('meta[name=build]')).toHaveAttribute('content', build.build ?? '');
  expect(texts.length).toBeGreaterThan(0);
  expect(new Set(texts)).toEqual(new Set([build.build]));
  const answer = await page.evaluate(async (path) => (await fetch(path)).json(), `${BASE_PATH}build.json`);
  expect(answer).toEqual(build);
});
