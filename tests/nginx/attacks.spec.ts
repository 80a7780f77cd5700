import { readdirSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { headersOf, type PATH_POLICIES, policyOf } from '../../src/deploy/policies';
import { sourcesOf } from '../../src/deploy/settings';
import { BASE_PATH } from '../../src/domain/initial-config';
import { type Area, DIST, test } from './area';

/** Hostile addresses, sibling hosts and large requests. */

const TOKEN_INFO = 'GET /v1/s1/kyc/integration/token-info';

/** Opens the embedded verification with planted cookies. Returns the tokens of the API calls. */
async function tokensSent(area: Area, page: Page, address: string): Promise<(string | undefined)[]> {
  const { hostname, pathname } = new URL(address);
  await page.context().addCookies([
    { name: 'kyc_sdk_token', value: 'of.another', domain: '.harness.localhost', path: '/' },
    { name: 'kyc_sdk_token', value: 'of.another', domain: '.harness.localhost', path: pathname },
    { name: '__Host-kyc_sdk_token', value: 'of.another', url: `https://${hostname}/`, secure: true },
  ]);
  await page.goto(address);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  return (await area.requests(TOKEN_INFO)).map(({ headers }) => headers['kyc-access-token']);
}

test('a cookie planted by a sibling host is not a token, with a link', async ({ area, page }) => {
  const address = await area.put({ mode: 'sdk' });
  expect(await tokensSent(area, page, address)).toEqual([new URL(address).searchParams.get('token')]);
});

test('a cookie planted by a sibling host is not a token, without a link', async ({ area, page }) => {
  const address = new URL(await area.put({ mode: 'sdk' }));
  address.searchParams.delete('token');
  expect(await tokensSent(area, page, address.href)).toEqual([]);
});

test('an address with a token is answered with the page itself and no cookie', async ({ area }) => {
  for (const destination of ['document', 'iframe']) {
    const headers = { 'sec-fetch-dest': destination };
    const answer = await area.call(`${BASE_PATH}auth/sdk?token=a.b-c_d&lang=en`, { headers });
    expect([answer.status, answer.headers.location, answer.headers['set-cookie']]).toEqual([200, undefined, undefined]);
    expect([answer.headers['cache-control'], answer.text.includes('a.b-c_d')]).toEqual(['no-store', false]);
  }
});

const asset = (pattern: RegExp) => `assets/${readdirSync(join(DIST, 'assets')).find((name) => pattern.test(name))}`;
const ROW_PATHS = {
  sdk: 'auth/sdk',
  vendor: 'auth/kyc',
  page: 'auth/personal',
  part: asset(/^index-.*\.js$/),
  asset: asset(/^worker-.*\.js$/),
  health: 'build.json',
  texts: 'locales/en/user-accounts.json',
  file: 'third-party-notices.txt',
} satisfies Record<(typeof PATH_POLICIES)[number]['name'], string>;

/** Spellings of a path. `refused`: invalid for screens and files. Otherwise the row's policy holds. */
const SPELLINGS: readonly {
  readonly name: string;
  readonly refused: boolean;
  readonly of: (path: string) => string;
}[] = [
  { name: 'a newline', refused: true, of: (path) => `${path}%0a` },
  { name: 'a header', refused: true, of: (path) => `${path}%0d%0aset-cookie:a=b` },
  { name: 'two newlines and a page', refused: true, of: (path) => `${path}%0a%0a<script>` },
  { name: 'an encoded way up to it', refused: true, of: (path) => `none/..%2f${path}` },
  { name: 'an encoded way up from it', refused: true, of: (path) => `${path}/..%2fnone` },
  { name: 'encoded dots', refused: true, of: (path) => `none/%2e%2e/${path}` },
  { name: 'a way up to it', refused: true, of: (path) => `none/../${path}` },
  { name: 'two slashes before it', refused: true, of: (path) => `/${path}` },
  { name: 'two slashes after it', refused: true, of: (path) => `${path}//` },
  { name: 'a backslash', refused: true, of: (path) => `none%5c..%5c${path}` },
  { name: 'a hidden part', refused: true, of: (path) => `.none/${path}` },
  { name: 'a semicolon', refused: false, of: (path) => `${path};a=b` },
  { name: 'an encoded semicolon', refused: false, of: (path) => `${path}%3ba=b` },
  { name: '8 kB', refused: false, of: (path) => `${path}${'x'.repeat(8000)}` },
];

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A navigation by HTTP/2. */
function callByHttp2(area: Area, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const session = connect(`https://127.0.0.1:${area.securePort}`, {
      servername: 'www.harness.localhost',
      rejectUnauthorized: false,
    }).on('error', reject);
    const stream = session.request({ ':authority': `www.harness.localhost:${area.port}`, ':path': path, ...headers });
    stream.on('error', reject);
    stream.on('response', (received) => {
      session.close();
      resolve({ status: received[':status'] ?? 0, headers: received });
    });
    stream.resume().end();
  });
}

for (const { name, refused, of } of SPELLINGS) {
  test(`no row of the table gives its policies or a broken head to ${name}`, async ({ area }) => {
    const [site] = area.settings.sites;
    if (site === undefined) throw new Error('The settings have no site');
    for (const [row, path] of Object.entries(ROW_PATHS)) {
      const given = of(path);
      const address = `${BASE_PATH}${given}?token=x.y`;
      const headers = { 'sec-fetch-dest': 'document' };
      for (const answer of [await area.call(address, { headers }), await callByHttp2(area, address, headers)]) {
        const policy = policyOf(refused ? BASE_PATH : BASE_PATH + given);
        const nonce = /'nonce-[^']*'/.exec(String(answer.headers['content-security-policy']))?.[0] ?? '';
        const expected = headersOf(policy, sourcesOf(site, `www.harness.localhost:${area.port}`), {
          style: nonce,
          script: nonce,
        });
        delete expected['reporting-endpoints'];
        expect([row, refused ? answer.status : [200, 404].includes(answer.status)]).toEqual([
          row,
          refused ? 404 : true,
        ]);
        expect([row, answer.headers]).toEqual([row, expect.objectContaining(expected)]);
        expect([row, answer.headers['set-cookie'], answer.headers.location]).toEqual([row, undefined, undefined]);
      }
    }
  });
}

test('the largest cookies and token that one hop accepts pass every hop', async ({ area }) => {
  // A header line has at most 16 KiB.
  const token = 'x'.repeat(15_000);
  const headers = { cookie: `a=${'y'.repeat(16_000)}` };
  expect((await area.call(`${BASE_PATH}auth/sdk?token=${token}`, { headers })).status).toBe(200);
  expect((await callByHttp2(area, `${BASE_PATH}auth/sdk?token=${token}`, headers)).status).toBe(200);
  await area.put({ mode: 'sdk' });
  const info = TOKEN_INFO.split(' ')[1];
  const asked = await area.call(`/api${info}`, { headers: { ...headers, 'kyc-access-token': token } });
  expect(asked.status).toBe(200);
  const [sent] = await area.requests(TOKEN_INFO);
  expect([sent?.headers['kyc-access-token'], sent?.headers.cookie]).toEqual([token, headers.cookie]);
  expect((await area.call(BASE_PATH, { headers: { cookie: 'y'.repeat(17_000) } })).status).toBe(400);
});
