import { afterEach, describe, expect, it } from 'vitest';
import { parseInitialConfig } from '../../src/domain/initial-config';
import { variantOfHost } from '../../src/domain/variants';
import { CONTROL_PATH } from '../core/hosts';
import { MAX_SESSIONS, type SessionSummary } from './sessions';
import { call, control } from './testing/client';
import { harnessOfThisFile } from './testing/harness';

const harness = harnessOfThisFile();
const at = (path: string, options = {}) => control(harness().port, path, options);
const kycInfo = (host: string, headers = {}) =>
  call(harness().port, '/v3/private/kyc/kyc-info', { method: 'POST', host, headers, body: {} });
const hostOf = (address: string) => new URL(address).hostname;
const apiHostOf = ({ url }: SessionSummary) => hostOf(url).replace(/^www\./, 'api2.');

async function create(body?: unknown): Promise<SessionSummary> {
  const { status, json } = await at('/sessions', { method: 'POST', body });
  expect([status, json.problems]).toEqual([201, undefined]);
  return json;
}

afterEach(async () => {
  for (const { id } of (await at('/sessions')).json) await at(`/sessions/${id}`, { method: 'DELETE' });
  await at('/scenario', { method: 'PUT', body: {} });
});

describe('two sessions and the default one', () => {
  it('each have a scenario, a state and a log', async () => {
    await at('/scenario', { method: 'PUT', body: { name: 'default', site: 'TUR' } });
    const one = await create({ name: 'one', site: 'HKG' });
    const other = await create({ name: 'other', member: { signedIn: false } });
    const scenarios = async () =>
      Promise.all(
        ['', `/sessions/${one.id}`, `/sessions/${other.id}`].map(
          async (path) => (await at(`${path}/scenario`)).json.scenario.name,
        ),
      );
    expect(await scenarios()).toEqual(['default', 'one', 'other']);

    // In parallel, so that answers of the wrong session would show.
    const hosts = ['api2.harness.localhost', apiHostOf(one), apiHostOf(other)];
    const answers = await Promise.all([...hosts, ...hosts, ...hosts].map((host) => kycInfo(host)));
    expect(answers.map(({ text }) => JSON.parse(text).ret_code)).toEqual([0, 0, 10007, 0, 0, 10007, 0, 0, 10007]);
    for (const path of ['', `/sessions/${one.id}`, `/sessions/${other.id}`]) {
      const { json } = await at(`${path}/requests`);
      expect([path, json.length]).toEqual([path, 3]);
      expect(new Set(json.map(({ host }: { host: string }) => host)).size).toBe(1);
    }

    await at(`/sessions/${one.id}/scenario`, { method: 'PATCH', body: { name: 'changed' } });
    await call(harness().port, '/logout', { method: 'POST', host: apiHostOf(one), body: {} });
    await at(`/sessions/${one.id}/requests`, { method: 'DELETE' });
    expect(await scenarios()).toEqual(['default', 'changed', 'other']);
    expect((await at('/state')).json.session.signedIn).toBe(true);
    expect((await at(`/sessions/${one.id}/state`)).json.session.signedIn).toBe(false);
    expect((await at('/requests')).json).toHaveLength(3);
    expect((await at(`/sessions/${one.id}/requests`)).json).toEqual([]);
  });

  it('have their own pages and calls, for every variant of the app', async () => {
    const { port } = harness();
    const one = await create({ theme: 'dark' });
    for (const [label, variant] of [
      ['', 'default'],
      ['hk.', 'hong-kong'],
      ['ae.', 'uae'],
    ] as const) {
      const host = `www.${label}${one.id}.localhost`;
      const { status, text, headers } = await call(port, '/user/accounts/', { host });
      expect([host, status]).toEqual([host, 200]);
      const { config, problems } = parseInitialConfig(
        JSON.parse(/"initial-config">(.*?)<\/script>/s.exec(text)?.[1] ?? ''),
      );
      expect(problems).toEqual([]);
      expect(variantOfHost(host, config.hostPatterns)).toBe(variant);
      expect(config).toMatchObject({
        appearance: 'dark',
        accessOrigin: `http://${host}:${port}`,
        telegram: { targetOrigin: `http://telegram.${one.id}.localhost:${port}` },
        vendors: { PROVIDER_SUMSUB: `http://vendor-${one.id}.localhost:${port}` },
      });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`connect-src 'self' http://api2.${label}${one.id}.localhost:${port};`);
      expect(policy).not.toContain('//www.harness.localhost');
      expect(policy).not.toContain('//vendor.localhost');
      expect(String(headers['set-cookie'])).toContain(`Domain=${one.id}.localhost;`);
      const origin = `http://${host}:${port}`;
      const answer = await kycInfo(`api2.${label}${one.id}.localhost`, { origin });
      expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, origin]);
    }
  });

  it('do not answer pages of each other', async () => {
    const { port } = harness();
    const [one, other] = [await create(), await create()];
    for (const [host, page] of [
      [apiHostOf(one), other.url],
      [apiHostOf(one), `http://www.harness.localhost:${port}/`],
      ['api2.harness.localhost', one.url],
    ] as const) {
      expect([host, page, (await kycInfo(host, { origin: new URL(page).origin })).status]).toEqual([host, page, 403]);
    }
    const asPanel = (path: string, host: string, origin: string) =>
      call(port, `${CONTROL_PATH}${path}`, { host, headers: { origin } });
    const { panel } = one;
    expect((await asPanel('/scenario', hostOf(panel), panel)).status).toBe(200);
    expect((await asPanel('/scenario', hostOf(panel), other.panel)).status).toBe(403);
    expect((await asPanel('/scenario', hostOf(panel), harness().server.origin)).status).toBe(403);
    expect((await asPanel('/scenario', 'harness.localhost', panel)).status).toBe(403);
    expect((await asPanel(`/sessions/${one.id}/scenario`, 'localhost', panel)).status).toBe(403);
    for (const path of ['/sessions', `/sessions/${one.id}`, `/sessions/${other.id}/scenario`]) {
      expect([path, (await asPanel(path, hostOf(panel), panel)).status]).toEqual([path, 404]);
    }
  });

  it('sign in, leave for a vendor and come back within the session', async () => {
    const { port } = harness();
    const one = await create({ kyc: { provider: 'PROVIDER_JUMIO' }, member: { signedIn: false } });
    // Equal seeds give equal tokens.
    await at('/scenario', { method: 'PUT', body: { kyc: { provider: 'PROVIDER_JUMIO' } } });
    const host = hostOf(one.url);
    const back = `http://${host}:${port}/user/accounts/auth/kyc`;
    const login = await call(port, '/login', {
      method: 'POST',
      host,
      headers: { origin: `http://${host}:${port}` },
      body: new URLSearchParams({ redirect_url: back }).toString(),
    });
    expect([login.status, login.headers.location]).toEqual([303, back]);

    const asked = await call(port, '/v3/private/kyc/vendor-token', {
      method: 'POST',
      host: apiHostOf(one),
      body: { provider: 'PROVIDER_JUMIO', level: 'LEVEL_1', returnUrl: back },
    });
    const { token, url } = JSON.parse(asked.text).result;
    const vendor = `http://vendor-${one.id}.localhost:${port}`;
    expect(url.startsWith(`${vendor}/jumio/web?`)).toBe(true);
    const press = (vendorHost: string) =>
      call(port, '/jumio/web', {
        method: 'POST',
        host: vendorHost,
        headers: { origin: `http://${vendorHost}:${port}` },
        body: new URLSearchParams({ token, outcome: 'approve' }).toString(),
      });
    expect((await press('vendor.localhost')).status).toBe(404);
    const { status, headers } = await press(hostOf(vendor));
    expect([status, String(headers.location).startsWith(`${back}?`)]).toEqual([303, true]);
    expect((await at(`/sessions/${one.id}/state`)).json.kyc.steps['1']).toBe('PENDING');
    expect((await at('/state')).json.kyc.steps['1']).toBe('ALLOW');
  });

  it('have their own shells and panel', async () => {
    const { port } = harness();
    const one = await create({ mode: 'mini-program', site: 'HKG' });
    expect(hostOf(one.url)).toBe(`telegram.${one.id}.localhost`);
    for (const label of ['telegram', 'embed']) {
      const { status, text } = await call(port, '/', { host: `${label}.${one.id}.localhost` });
      expect([label, status]).toEqual([label, 200]);
      expect(text).toContain(`data-address="http://www.hk.${one.id}.localhost:${port}/user/accounts/`);
    }
    const panel = await call(port, '/', { host: hostOf(one.panel) });
    expect([panel.status, panel.text.includes('<title>Panel</title>')]).toEqual([200, true]);
    expect(String(panel.headers['content-security-policy'])).toContain(`http://www.hk.${one.id}.localhost:${port}`);
  });
});

describe('creating and deleting sessions', () => {
  it('starts with the defaults if there is no body, with a scenario, or with a link', async () => {
    const one = await create();
    expect(one).toEqual({
      id: expect.stringMatching(/^s-[0-9a-f]{8}$/),
      name: 'Untitled',
      url: `http://www.${one.id}.localhost:${harness().port}/user/accounts/auth/personal?lang=en`,
      panel: `http://${one.id}.localhost:${harness().port}`,
      createdAt: expect.stringMatching(/Z$/),
      usedAt: expect.stringMatching(/Z$/),
    });
    const { link } = (await at(`/sessions/${one.id}/scenario`, { method: 'PUT', body: { site: 'TUR' } })).json;
    const other = await create({ link });
    expect((await at(`/sessions/${other.id}/scenario`)).json.scenario.site).toBe('TUR');
    expect((await at('/sessions')).json.map(({ id }: SessionSummary) => id)).toEqual([one.id, other.id]);
    expect((await at(`/sessions/${one.id}`)).json).toMatchObject({ id: one.id });
  });

  it.each([
    ['an unknown value', { site: 'XXX' }, 'site'],
    ['a broken link', { link: 'garbage' }, 'link'],
  ])('creates none with %s', async (_what, body, path) => {
    const { status, json } = await at('/sessions', { method: 'POST', body });
    expect([status, json.problems[0].path]).toEqual([422, path]);
    expect((await at('/sessions')).json).toEqual([]);
  });

  it('leaves nothing behind of a deleted one', async () => {
    const { port } = harness();
    const one = await create();
    expect(await at(`/sessions/${one.id}`, { method: 'DELETE' })).toEqual({ status: 200, json: [] });
    expect((await at(`/sessions/${one.id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await at(`/sessions/${one.id}/scenario`)).status).toBe(404);
    for (const host of [hostOf(one.url), apiHostOf(one), hostOf(one.panel), `vendor-${one.id}.localhost`]) {
      expect([host, (await call(port, '/', { host })).status]).toEqual([host, 421]);
    }
  });

  it('creates no more than the limit', async () => {
    const made: SessionSummary[] = [];
    for (let count = 0; count < MAX_SESSIONS; count += 1) made.push(await create());
    expect(new Set(made.map(({ id }) => id)).size).toBe(MAX_SESSIONS);
    const refused = await at('/sessions', { method: 'POST' });
    expect([refused.status, refused.json.error]).toEqual([409, expect.stringContaining(String(MAX_SESSIONS))]);
    await at(`/sessions/${made[0]?.id}`, { method: 'DELETE' });
    expect((await at('/sessions', { method: 'POST' })).status).toBe(201);
  });

  it.each([
    ['/sessions/s-00000000/scenario', 'GET', 404],
    ['/sessions/', 'GET', 404],
    ['/sessions/undefined', 'GET', 404],
    ['/sessions', 'PUT', 405],
  ])('%s by %s: %i', async (path, method, status) => {
    expect((await at(path, { method })).status).toBe(status);
  });
});
