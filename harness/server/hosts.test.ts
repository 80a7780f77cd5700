import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseInitialConfig } from '../../src/domain/initial-config';
import { variantOfHost } from '../../src/domain/variants';
import { CONTROL_PATH, PAGES_PATH } from '../core/hosts';
import { api, call, control } from './testing/client';
import { harnessOfThisFile } from './testing/harness';

const harness = harnessOfThisFile();
const app = (path: string, host = 'www.harness.localhost', options = {}) =>
  call(harness().port, path, { host, ...options });
const configOf = (text: string) => JSON.parse(/id="initial-config">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null');

describe('host names', () => {
  it.each(['evil.example', 'harness.localhost.evil.example', 'x.harness.localhost', '10.0.0.1'])(
    'refuses %j',
    async (host) => {
      const { status, text } = await call(harness().port, '/', { headers: { host } });
      expect(status).toBe(421);
      expect(text).toContain('www.harness.localhost');
    },
  );

  it('answers on both loopback addresses', async () => {
    const { server, port } = harness();
    const addresses = server.ipv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1'];
    for (const address of addresses) {
      expect([address, (await call(port, `${CONTROL_PATH}/state`, { address })).status]).toEqual([address, 200]);
    }
  });
});

describe('the app hosts', () => {
  it('send every built file as it was built', async () => {
    const { build } = harness();
    for (const [path, content] of Object.entries(build.files)) {
      if (path === 'index.html') continue;
      const { status, bytes } = await app(`/user/accounts/${encodeURI(path)}`);
      expect([path, status, bytes.equals(Buffer.from(content))]).toEqual([path, 200, true]);
    }
  });

  it('send the page compressed to a client that accepts it, and the same page to others', async () => {
    const plain = await app('/user/accounts/auth/personal');
    const compressed = await app('/user/accounts/auth/personal', undefined, {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(compressed.bytes).toString('utf8')).toBe(plain.text);
  });

  it('say what type a file has and how long it may be cached', async () => {
    const facts = async (path: string) => {
      const { headers } = await app(`/user/accounts/${path}`);
      return [headers['content-type'], headers['cache-control']];
    };
    const forever = 'public, max-age=31536000, immutable';
    expect(await facts('assets/index-AbCd1234.js')).toEqual(['text/javascript; charset=utf-8', forever]);
    expect(await facts('assets/plex-AbCd1234.woff2')).toEqual(['font/woff2', forever]);
    expect(await facts('locales/en/user-accounts.json')).toEqual(['application/json; charset=utf-8', 'no-cache']);
    expect(await facts('auth/personal')).toEqual(['text/html; charset=utf-8', 'no-store']);
  });

  it.each([
    ['an id with signs of a header', 'a; Domain=evil.example; Path=/\r\nx-evil: 1,"b"'],
    ['an id in another script', 'üyé \u4e2d\u6587 \ud83d\ude00'],
    ['an id that is not a text', 'a\ud800'],
  ])('write %s into one value of the session cookie', async (_what, id) => {
    await control(harness().port, '/scenario', { method: 'PUT', body: { member: { id } } });
    const { status, headers } = await app('/user/accounts/auth/personal');
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('x-evil');
    const [pair = '', ...attributes] = headers['set-cookie']?.[0]?.split('; ') ?? [];
    expect(attributes).toEqual(['Domain=harness.localhost', 'Path=/', 'HttpOnly', 'SameSite=Lax']);
    expect(new URLSearchParams(pair).get('session')).toBe(`harness-${id.replace('\ud800', '\ufffd')}`);
  });

  it('tell the app what the scenario says about its API and its account, and pass calls on under the proxy path', async () => {
    const { port } = harness();
    const config = {
      apiBase: `http://api2.hk.harness.localhost:${port}`,
      crossApiPath: '/api-proxy',
      accessOrigin: 'https://www.partner.example',
      compliance: { site: 'TUR', rules: { identityFlow: 'web' } },
    };
    await control(port, '/scenario', { method: 'PUT', body: { config, member: { rate: 2.5 } } });
    const { text, headers } = await app('/user/accounts/auth/personal');
    const parsed = parseInitialConfig(configOf(text));
    expect(parsed).toMatchObject({ problems: [], config });
    expect(headers['content-security-policy']).toContain(config.apiBase);
    const answer = await call(port, '/api-proxy/v2/private/user/profile', { host: 'www.harness.localhost' });
    const { result } = JSON.parse(answer.text) as { result: { sub_attribute: object } };
    // The account names no site, so the page's is used.
    expect([answer.status, result]).toMatchObject([200, { rate: 2.5, sub_attribute: { rules: {} } }]);
    expect(result.sub_attribute).not.toHaveProperty('site');
    const { status: above } = await call(port, '/api-proxyv2/private/user/profile', { host: 'www.harness.localhost' });
    expect(above).toBe(404);
  });

  it('send the page for every screen, and only for screens', async () => {
    for (const path of [
      '',
      'auth',
      'auth/personal',
      'auth/no-such-screen',
      'index.html',
      'auth/kyc/',
      'auth/sdk?token=x.y',
    ]) {
      const { status, text } = await app(`/user/accounts/${path}`);
      expect([path, status, text.includes('initial-config')]).toEqual([path, 200, true]);
    }
    for (const path of ['assets/none.js', 'none.png', 'locales/xx/none.json']) {
      expect([path, (await app(`/user/accounts/${path}`)).status]).toEqual([path, 404]);
    }
    const bare = await app('/user/accounts?x=1');
    expect([bare.status, bare.headers.location]).toEqual([301, '/user/accounts/?x=1']);
  });

  it('fill in the initial config, all of which the app accepts', async () => {
    await control(harness().port, '/scenario', {
      method: 'PUT',
      body: { theme: 'dark', config: { requestTimeoutMs: 1234 } },
    });
    const raw = configOf((await app('/user/accounts/auth/personal')).text);
    const { config, problems } = parseInitialConfig(raw);
    expect(problems).toEqual([]);
    expect(config).toMatchObject({
      environment: 'test',
      apiBase: '',
      requestTimeoutMs: 1234,
      appearance: 'dark',
      // Deadlines look the same whenever it is opened.
      serverTime: Date.parse('2026-11-20T09:00:00Z'),
      telegram: { targetOrigin: `http://telegram.harness.localhost:${harness().port}` },
      compliance: { site: 'EU' },
      version: '',
    });
    const variants = ['www.harness.localhost', 'www.hk.harness.localhost', 'www.ae.harness.localhost'].map((host) =>
      variantOfHost(host, config.hostPatterns),
    );
    expect(variants).toEqual(['default', 'hong-kong', 'uae']);
  });

  it.each([
    ['www.harness.localhost', 'api2.harness.localhost'],
    ['www.hk.harness.localhost', 'api2.hk.harness.localhost'],
    ['www.ae.harness.localhost', 'api2.ae.harness.localhost'],
  ])('%s may talk to %s and run nothing in the page except what was built into it', async (host, apiHost) => {
    const { port } = harness();
    const policy = (await app('/user/accounts/', host)).headers['content-security-policy'] ?? '';
    expect(policy).toContain(`connect-src 'self' http://${apiHost}:${port};`);
    expect(policy).toContain("frame-src 'none';");
    expect(policy).toMatch(
      /script-src http:\/\/www\.[^ ]+\/user\/accounts\/assets\/ http:\/\/www\.[^ ]+\/__harness__\/pages\/( 'sha256-[^']+')?;/,
    );
    expect(policy).not.toMatch(/unsafe|\*|vendor/);
  });

  it.each(['auth/kyc', 'auth/KYC/', 'auth/sdk?token=x.y'])(
    '%s starts vendors, so it may load their files and use the camera',
    async (path) => {
      const vendor = `http://vendor.localhost:${harness().port}`;
      const { headers } = await app(`/user/accounts/${path}`);
      expect(headers['content-security-policy']).toMatch(new RegExp(`script-src [^;]*/assets/ [^;]* ${vendor}( |;)`));
      expect(headers['content-security-policy']).toContain(`frame-src ${vendor};`);
      expect(headers['permissions-policy']).toContain(`camera=(self "${vendor}")`);
    },
  );

  it('may be framed by a partner only at the embedded verification', async () => {
    const ancestors = async (path: string) =>
      /frame-ancestors ([^;]*)/.exec(
        String((await app(`/user/accounts/${path}`)).headers['content-security-policy']),
      )?.[1];
    expect(await ancestors('auth/sdk?token=x')).toContain('//embed.harness.localhost');
    for (const path of ['', 'auth/personal', 'auth/kyc', 'auth/personal?token=x', 'assets/missing-AbCd1234.js']) {
      expect([path, await ancestors(path)]).toEqual([path, expect.not.stringContaining('embed')]);
    }
    // Only read by pages, which have the policies.
    expect(await ancestors('assets/index-AbCd1234.js')).toBeUndefined();
  });

  it.each([
    '/user/accounts/../secret.txt',
    '/user/accounts/..%2fsecret.txt',
    '/user/accounts/%2e%2e/secret.txt',
    '/user/accounts/%2e%2e%2fsecret.txt',
    '/user/accounts/..%5csecret.txt',
    '/user/accounts/..\\secret.txt',
    '/user/accounts/assets/../../secret.txt',
    '/user/accounts//secret.txt',
    '/user/accounts/secret.txt%00.js',
    '/user/accounts/%252e%252e%252fsecret.txt',
    '/user/accounts/./../secret.txt',
    '/user/accounts/%',
    '/user/accounts/..',
    '/user/accounts/../accounts/auth/personal',
    '/user/accounts/%2e%2e/secret',
    `${PAGES_PATH}../../../package.json`,
    `${PAGES_PATH}..%2f..%2f..%2fpackage.json`,
  ])('do not serve files outside the build through %s', async (path) => {
    const { status, text } = await app(path);
    expect(text).not.toMatch(/^secret$|"scripts"/);
    expect([path, status]).toEqual([path, 404]);
  });
});

describe('the stand-ins', () => {
  it.each(['/', '/en', '/tr-TR', '/login', '/sdk-landing', '/help-centre', '/help-centre/articles/faq'])(
    '%s is a page',
    async (path) => {
      const { status, text, headers } = await app(path);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(text).toMatch(/<h1>.+<\/h1>/);
      expect(text).not.toMatch(/style=|<style|<script(?! type="module" src)/);
    },
  );

  it('escape text from the address', async () => {
    const { text } = await app('/login?redirect_url=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(text).toContain('&quot;&gt;&lt;script&gt;');
    expect(text).not.toContain('<script>alert');
  });

  it('sign in, and return to the page that asked', async () => {
    const { port } = harness();
    await control(port, '/scenario', { method: 'PUT', body: { member: { signedIn: false } } });
    const own = `http://www.harness.localhost:${port}`;
    const back = `${own}/user/accounts/auth/kyc?lang=en`;
    const signIn = (headers = {}) =>
      app('/login', undefined, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ redirect_url: back }).toString(),
      });
    expect((await signIn({ origin: 'http://evil.example' })).status).toBe(403);
    expect((await control(port, '/state')).json.session.signedIn).toBe(false);
    const { status, headers } = await signIn({ origin: own });
    expect([status, headers.location]).toEqual([303, back]);
    expect(JSON.parse((await api(port, 'GET', '/v2/private/user/profile')).text).ret_code).toBe(0);
  });
});

describe('the API hosts', () => {
  const corsOf = async (origin: string, host: string) => {
    const { status, headers } = await api(harness().port, 'POST', '/v3/private/kyc/kyc-info', {
      host,
      headers: { origin },
    });
    return [status, headers['access-control-allow-origin'], headers['access-control-allow-credentials']];
  };

  it('answer the app with credentials, on every variant', async () => {
    for (const label of ['', 'hk.', 'ae.']) {
      const origin = `http://www.${label}harness.localhost:${harness().port}`;
      expect(await corsOf(origin, `api2.${label}harness.localhost`)).toEqual([200, origin, 'true']);
    }
  });

  it('answer no other page, so that it can drive nothing', async () => {
    const { port } = harness();
    const others = [
      'http://evil.example',
      'null',
      `http://harness.localhost:${port}`,
      'http://www.harness.localhost:1',
    ];
    for (const origin of others) {
      expect([origin, await corsOf(origin, 'api2.harness.localhost')]).toEqual([origin, [403, undefined, undefined]]);
    }
  });

  it('allow the headers that the app asks for, in a preflight', async () => {
    const origin = `http://www.harness.localhost:${harness().port}`;
    const { status, headers } = await api(harness().port, 'OPTIONS', '/v3/private/kyc/kyc-info', {
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'guid,lang' },
    });
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'guid,lang',
      'access-control-allow-methods': expect.stringContaining('POST'),
    });
  });
});

describe('the other hosts', () => {
  it('embed the app in their own mode, whatever the scenario is', async () => {
    const { port } = harness();
    await control(port, '/scenario', { method: 'PUT', body: { platform: 'android' } });
    const telegram = await call(port, '/', { host: 'telegram.harness.localhost' });
    expect(telegram.text).toContain('tgWebAppPlatform=android');
    const embed = await call(port, '/', { host: 'embed.harness.localhost' });
    expect(embed.text).toMatch(
      /data-address="http:\/\/www\.harness\.localhost:\d+\/user\/accounts\/auth\/sdk\?[^"]*token=sdk_/,
    );
    const vendors = await call(port, '/', { host: 'vendor.localhost' });
    expect(vendors.text).toContain('Simulated vendors');
    expect((await call(port, '/sumsub/x', { host: 'vendor.localhost' })).status).toBe(404);
  });

  it('serve their scripts and style', async () => {
    for (const file of ['style.css', 'telegram.js', 'embed.js', 'events.js']) {
      const { status, headers } = await call(harness().port, `${PAGES_PATH}${file}`, {
        host: 'telegram.harness.localhost',
      });
      expect([file, status, headers['content-type']?.startsWith('text/')]).toEqual([file, 200, true]);
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  it('let browsers cache the scripts and the style of a page, at addresses that change with their content', async () => {
    const { port } = harness();
    const host = 'telegram.harness.localhost';
    const { text } = await call(port, '/', { host });
    const addresses = [...text.matchAll(/(?:src|href)="(\/__harness__\/pages\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) {
      const { status, headers } = await call(port, address, { host });
      expect([address, status, headers['cache-control']]).toEqual([address, 200, expect.stringContaining('immutable')]);
      const old = address.replace(/[0-9a-f]{12}\//, '000000000000/');
      expect([old, (await call(port, old, { host })).status]).toEqual([old, 404]);
    }
  });

  it('serve the panel only at its own origin', async () => {
    const { port, server } = harness();
    const panel = await call(port, '/', { host: 'harness.localhost' });
    expect([panel.status, panel.text.includes('<title>Panel</title>')]).toEqual([200, true]);
    expect(panel.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const script = await call(port, '/assets/panel-AbCd1234.js', { host: 'harness.localhost' });
    // Its name contains its hash, so the page must not be cached.
    expect([script.status, script.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(panel.headers['cache-control']).toBe('no-cache');
    const other = await call(port, '/', { host: '127.0.0.1' });
    expect([other.status, other.headers.location]).toEqual([307, `${server.origin}/`]);
  });
});
