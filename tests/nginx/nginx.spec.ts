import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { headersOf, policyOf } from '../../src/deploy/policies';
import { release, rollback } from '../../src/deploy/releases';
import { sourcesOf } from '../../src/deploy/settings';
import { BASE_PATH, parseInitialConfig } from '../../src/domain/initial-config';
import { SCREENS } from '../../src/screens/screens';
import { here } from '../e2e/command-line';
import { DIST, HOSTILE_NAME, test } from './area';

const ASSETS = readdirSync(join(DIST, 'assets'));
const asset = (pattern: RegExp) => `assets/${ASSETS.find((name) => pattern.test(name))}`;
const FILES = [
  asset(/^index-.*\.js$/),
  asset(/^worker-.*\.js$/),
  asset(/\.css$/),
  asset(/\.woff2$/),
  asset(/\.svg$/),
  'locales/en/user-accounts.json',
];
/** Only pages and workers have them. */
const OF_PAGE = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy', 'reporting-endpoints'];
const MISSING = ['assets/gone-AbCd1234.js', 'assets/gone.js', 'locales/xx/none.json', 'none.png'];
const PAGES = [
  '',
  'index.html',
  'auth',
  'auth/none',
  'auth/SDK',
  'auth/kyc/',
  'auth/%73dk',
  'auth/sdk?token=x.y&lang=en',
];
const SCREEN_PATHS = SCREENS.map(({ path }) => path.slice(1));
const forever = (path: string) => policyOf(BASE_PATH + path).cache;

test('sends the headers of the table on every path, at every site, and an address for reports only if it has no query', async ({
  area,
}) => {
  for (const site of area.settings.sites) {
    const answers = [...SCREEN_PATHS, ...PAGES, ...FILES].map((path) => ({
      path,
      status: 200,
      cache: forever(path.replace(/\?.*/, '')),
    }));
    const missing = MISSING.map((path) => ({ path, status: 404, cache: 'no-store' }));
    for (const { path, status, cache } of [...answers, ...missing]) {
      const answer = await area.call(BASE_PATH + path, { host: site.hosts[0] ?? '' });
      const nonce = /'nonce-([^']*)'/.exec(String(answer.headers['content-security-policy']))?.[1];
      const inline = { style: `'nonce-${nonce}'`, script: `'nonce-${nonce}'` };
      const expected = headersOf(
        policyOf(BASE_PATH + path.replace(/\?.*/, '')),
        sourcesOf(site, `${site.hosts[0]}:${area.port}`),
        inline,
      );
      // Reports of violations would name the whole address.
      if (path.includes('?')) delete expected['reporting-endpoints'];
      expect([path, answer.status, answer.headers]).toEqual([
        path,
        status,
        expect.objectContaining({ ...expected, 'cache-control': cache }),
      ]);
      const unnamed = OF_PAGE.filter((name) => name in answer.headers && !(name in expected));
      expect([path, unnamed]).toEqual([path, []]);
    }
  }
});

test('has pages only below its base path and at its own hosts, and no path leaves the folder', async ({ area }) => {
  expect((await area.call('/login')).status).toBe(404);
  const bare = await area.call('/user/accounts?x=1');
  expect([bare.status, bare.headers.location]).toEqual([301, '/user/accounts/?x=1']);
  expect((await area.call(BASE_PATH, { host: 'evil.example' })).status).toBe(421);
  expect((await area.call(`${BASE_PATH}auth/personal`, { method: 'POST' })).status).toBe(405);
  for (const path of ['../nginx/nginx.conf', '..%2f..%2fnginx/nginx.conf', '%2e%2e/%2e%2e/%2e%2e/nginx/nginx.conf']) {
    const answer = await area.call(BASE_PATH + path);
    expect([path, answer.text.includes('worker_processes')]).toEqual([path, false]);
  }
});

test('sends compressed files with the content of the build, and the page compressed', async ({ area }) => {
  const path = asset(/^packages-.*\.js$/);
  const built = readFileSync(join(DIST, path));
  const ways = { 'gzip, br': ['br', brotliDecompressSync], gzip: ['gzip', gunzipSync] } as const;
  for (const [accepted, [encoding, unpack]] of Object.entries(ways)) {
    const { headers, bytes } = await area.call(BASE_PATH + path, { headers: { 'accept-encoding': accepted } });
    expect([headers['content-encoding'], headers.vary, unpack(bytes).equals(built)]).toEqual([
      encoding,
      'Accept-Encoding',
      true,
    ]);
  }
  expect((await area.call(BASE_PATH + path)).bytes.equals(built)).toBe(true);
  const page = await area.call(BASE_PATH, { headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(page.bytes).toString()).toContain('</html>');
});

test('writes the config of each host into the page, which the app accepts whole', async ({ area }) => {
  for (const {
    hosts: [host = ''],
    initialConfig,
  } of area.settings.sites) {
    const before = Date.now();
    const { text } = await area.call(`${BASE_PATH}auth/personal`, { host });
    const json = /id="initial-config">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    const { config, problems } = parseInitialConfig(JSON.parse(json), host);
    expect([problems, config.brand.name, config.accessOrigin]).toEqual([[], HOSTILE_NAME, initialConfig.accessOrigin]);
    expect(Math.abs((config.serverTime ?? 0) - before)).toBeLessThan(10_000);
  }
});

test('allows the inline style and script of the page by a separate nonce for each answer', async ({ area }) => {
  const nonces = new Set<string>();
  for (const path of ['auth/personal', 'auth/personal', 'auth/kyc', 'auth/sdk']) {
    const { text, headers } = await area.call(BASE_PATH + path);
    const [, nonce = ''] = /<style nonce="([0-9a-f]{32})">/.exec(text) ?? [];
    expect(text).toContain(`<script nonce="${nonce}">`);
    expect(headers['content-security-policy']).toContain(`/user/accounts/assets/ 'nonce-${nonce}'`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(4);
});

/** Waits until ready; returns complaints of console and policy. */
async function open(page: Page, address: string): Promise<string[]> {
  const complaints: string[] = [];
  const listen = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error' || /policy/i.test(message.text())) complaints.push(message.text());
  };
  page.on('console', listen);
  await page.goto(address);
  await ready(page);
  page.off('console', listen);
  return complaints;
}

async function ready(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
}

test('every screen opens in a browser, and breaks no policy', async ({ area, page }) => {
  for (const { path } of SCREENS) {
    const address = await area.put({ route: path, mode: path === '/auth/sdk' ? 'sdk' : 'web' });
    expect([path, await open(page, address)]).toEqual([path, []]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('the token arrives at the API as it was given, leaves the address and the history, and is in no log', async ({
  area,
  page,
}) => {
  const address = new URL(await area.put({ mode: 'sdk' }));
  const token = `ab+c/d==${address.searchParams.get('token')}`;
  address.searchParams.set('token', token);
  await open(page, address.href);
  const [info] = await area.requests('GET /v1/s1/kyc/integration/token-info');
  expect(info?.headers['kyc-access-token']).toBe(token);
  expect(page.url()).not.toContain('token');
  expect(
    await page.evaluate(() =>
      navigation
        .entries()
        .map(({ url }) => url)
        .join(),
    ),
  ).not.toContain('token');
  const logs = area.logs();
  expect(logs).toContain('"path":"/user/accounts/auth/sdk","status":"200"');
  expect(logs).not.toMatch(/ab(\+|%2B)c|token=/i);
});

test('a page that cannot be sent is in the error log, without its query', async ({ area }) => {
  const log = () => readFileSync(join(area.root, 'nginx/pages-error.log'), 'utf8');
  // Other tests write there, too.
  const before = log().length;
  const errors = () => log().slice(before);
  const page = join(area.root, 'current/user/accounts/index.html');
  const asked = `${BASE_PATH}auth/sdk?token=very-secret`;
  expect([(await area.call(asked)).status, errors()]).toEqual([200, '']);
  renameSync(page, `${page}.away`);
  try {
    expect((await area.call(asked)).status).toBe(404);
  } finally {
    renameSync(`${page}.away`, page);
  }
  await expect.poll(errors).not.toBe('');
  expect(JSON.parse(errors())).toMatchObject({ path: `${BASE_PATH}auth/sdk`, status: '404' });
  expect(area.logs()).not.toContain('very-secret');
});

test('a vendor starts from the personal page, in a separate page', async ({ area, page }) => {
  expect(await open(page, await area.put({ kyc: { steps: { 1: 'SUCCESS', 2: 'ALLOW' } } }))).toEqual([]);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loads.push(new URL(request.url()).pathname);
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: /verify/i })
    .first()
    .click();
  await page.waitForURL(/auth\/kyc/);
  await ready(page);
  expect(loads).toEqual([`${BASE_PATH}auth/kyc`]);
});

test('a check from outside goes through level 1 up to the vendor, and fails if the host does', async ({ area }) => {
  // Each check starts its own browser.
  test.slow();
  const check = (steps: number) =>
    here('walk', 'level-1-approved', '--at', new URL(area.address('')).origin, '--step', String(steps));
  await area.put({});
  expect(await check(8)).toMatchObject({ code: 0, last: { steps: 8, passed: 8, failed: 0 } });
  await area.put({ faults: [{ endpoint: 'GET /v2/private/user/profile', kind: 'http', status: 503 }] });
  expect(await check(1)).toMatchObject({ code: 1, last: { passed: 0, failed: 1 } });
});

test('a deploy and a rollback in the middle: the open page keeps working, new pages are the new build', async ({
  area,
  page,
}) => {
  await open(page, await area.put({}));
  const next = otherBuild();
  try {
    const before = await health();
    const hash = release({ dist: next.dist, root: area.root });
    expect([await health(), (await area.call(BASE_PATH)).text.includes('<!-- next -->')]).toEqual([hash, true]);
    // The open page asks for a file of the old build.
    const gone = page.waitForResponse((response) => response.url().endsWith(next.gone));
    await page.evaluate((to) => {
      history.pushState({ idx: 1 }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, `${BASE_PATH}auth/complianceTasks`);
    expect((await gone).status()).toBe(200);
    rollback(area.root);
    expect([await health(), (await area.call(BASE_PATH)).text.includes('<!-- next -->')]).toEqual([before, false]);
  } finally {
    rmSync(next.dist, { recursive: true });
  }

  async function health(): Promise<string> {
    const { status, headers, text } = await area.call(`${BASE_PATH}build-manifest.json`);
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    return JSON.parse(text).hash;
  }
});

function otherBuild(): { readonly dist: string; readonly gone: string } {
  const dist = mkdtempSync(join(tmpdir(), 'next-build-'));
  cpSync(DIST, dist, { recursive: true });
  // nginx's user can read the build's folder.
  chmodSync(dist, 0o755);
  const gone = asset(/^compliance-tasks-page-.*\.js$/);
  for (const name of ASSETS.filter((one) => `assets/${one}`.startsWith(gone))) rmSync(join(dist, 'assets', name));
  const page = join(dist, 'index.html');
  writeFileSync(page, `${readFileSync(page, 'utf8')}<!-- next -->`);
  const files = Object.fromEntries(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'build-manifest.json')
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(dist, path), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  writeFileSync(join(dist, 'build-manifest.json'), JSON.stringify({ hash, files }));
  return { dist, gone };
}
