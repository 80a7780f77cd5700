import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { headersOf, policyOf } from '../../src/deploy/policies';
import { release, rollback } from '../../src/deploy/releases';
import { sourcesOf } from '../../src/deploy/settings';
import { BASE_PATH, parseInitialConfig } from '../../src/domain/initial-config';
import { ROUTES } from '../../src/domain/routes';
import { DIST, HOSTILE_NAME, test } from './area';

/** The built account area behind Debian's nginx, with the generated file. */

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
/** Headers that only pages and workers have. */
const OF_PAGE = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'];
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
const SCREENS = ROUTES.map(({ path }) => path.slice(1));
const forever = (path: string) => policyOf(BASE_PATH + path).cache;

test('sends the headers of the table on every path, at every site', async ({ area }) => {
  for (const site of area.settings.sites) {
    const answers = [...SCREENS, ...PAGES, ...FILES].map((path) => ({
      path,
      status: 200,
      cache: forever(path.replace(/\?.*/, '')),
    }));
    const missing = MISSING.map((path) => ({ path, status: 404, cache: 'no-store' }));
    for (const { path, status, cache } of [...answers, ...missing]) {
      const answer = await area.call(BASE_PATH + path, { host: site.hosts[0] ?? '' });
      const nonce = /'nonce-([^']*)'/.exec(String(answer.headers['content-security-policy']))?.[1];
      const inline = { style: `'nonce-${nonce}'`, script: `'nonce-${nonce}'` };
      const expected = headersOf(policyOf(BASE_PATH + path.replace(/\?.*/, '')), sourcesOf(site), inline);
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

test('has pages below its base path and at its own hosts alone, and leaves the folder by no path', async ({ area }) => {
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

test('sends compressed files that hold what was built, and the page compressed', async ({ area }) => {
  const path = asset(/^react-.*\.js$/);
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

test('allows the style and the script inside of the page by a nonce of its own for each answer', async ({ area }) => {
  const nonces = new Set<string>();
  for (const path of ['auth/personal', 'auth/personal', 'auth/kyc', 'auth/sdk']) {
    const { text, headers } = await area.call(BASE_PATH + path);
    const [, nonce = ''] = /<style nonce="([0-9a-f]{32})">/.exec(text) ?? [];
    expect(text).toContain(`<script nonce="${nonce}">`);
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(4);
});

const WINDOW = { 'sec-fetch-dest': 'document' };

test('takes the token out of the address of a whole window, once, and never out of a frame', async ({ area }) => {
  const ask = async (query: string, headers: Record<string, string> = WINDOW, path = 'auth/sdk') => {
    const answer = await area.call(`${BASE_PATH}${path}?${query}`, { headers });
    return [answer.status, answer.headers.location, answer.headers['set-cookie']?.[0]];
  };
  const page = [200, undefined, undefined];
  const attributes = 'Path=/user/accounts/auth/sdk; Max-Age=60; Secure; SameSite=Lax';
  const moved = (query: string, token: string) => [
    303,
    `${BASE_PATH}auth/sdk${query}`,
    `kyc_sdk_token=${token}; ${attributes}`,
  ];
  expect(await ask('token=a.b-c_d')).toEqual(moved('', 'a.b-c_d'));
  expect(await ask('lang=en&token=ab%2Bc%2Fd%3D%3D&update=1')).toEqual(moved('?lang=en&update=1', 'ab%2Bc%2Fd%3D%3D'));
  expect(await ask('Token=x&lang=en')).toEqual(moved('?lang=en', 'x'));
  expect(await ask('lang=en')).toEqual(page);
  expect(await ask('token=a', { 'sec-fetch-dest': 'iframe' })).toEqual(page);
  expect(await ask('token=a', {})).toEqual(page);
  expect(await ask('token=a', WINDOW, 'auth/personal')).toEqual(page);
  // What could end the value or the header stays in the address, and so do two tokens and one that no cookie holds.
  for (const token of ['a;%20Domain=evil.example', 'a"b', 'a,b', 'a&token=b', 'x'.repeat(3501), '']) {
    expect([token, ...(await ask(`token=${token}`))]).toEqual([token, ...page]);
  }
});

/** Opens an address and waits until the page is ready. Returns what the console and the policy complained about. */
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

test('every screen comes up in a browser, and breaks no policy', async ({ area, page }) => {
  for (const { path } of ROUTES) {
    const address = await area.put({ route: path, mode: path === '/auth/sdk' ? 'sdk' : 'web' });
    expect([path, await open(page, address)]).toEqual([path, []]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('the token arrives at the API as it was given, and is in no log', async ({ area, page }) => {
  const address = new URL(await area.put({ mode: 'sdk' }));
  const token = `ab+c/d==${address.searchParams.get('token')}`;
  address.searchParams.set('token', token);
  await open(page, address.href);
  const [info] = await area.requests('GET /v1/s1/kyc/integration/token-info');
  expect(info?.headers['kyc-access-token']).toBe(token);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).not.toContain('token');
  const logs = area.logs();
  expect(logs).toContain('"/user/accounts/auth/sdk" 303');
  expect(logs).not.toMatch(/ab(\+|%2B)c|token=/i);
});

test('a vendor starts from the personal page, in a page of its own', async ({ area, page }) => {
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

test('a deploy and a rollback in the middle: the open page goes on, new pages are the new build', async ({
  area,
  page,
}) => {
  await open(page, await area.put({}));
  const next = otherBuild();
  try {
    const before = await health();
    const hash = release({ dist: next.dist, root: area.root });
    expect([await health(), (await area.call(BASE_PATH)).text.includes('<!-- next -->')]).toEqual([hash, true]);
    // The open page asks for a file that the new build does not have.
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

/** A build with another page, and without the file of one screen, as if that had another name now. */
function otherBuild(): { readonly dist: string; readonly gone: string } {
  const dist = mkdtempSync(join(tmpdir(), 'next-build-'));
  cpSync(DIST, dist, { recursive: true });
  // The folder of a build can be read by the user that nginx runs as.
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
