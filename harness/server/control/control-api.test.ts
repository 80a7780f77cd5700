import { beforeEach, describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../core/catalogue';
import { CONTROL_PATH } from '../../core/hosts';
import { scenarioJsonSchema } from '../../core/json-schema';
import { encodeLink } from '../../core/link';
import { scenarioOf } from '../../core/testing';
import { api, call, control } from '../testing/client';
import { harnessOfThisFile } from '../testing/harness';

const harness = harnessOfThisFile();
const get = (path: string) => control(harness().port, path);
const put = (body: unknown) => control(harness().port, '/scenario', { method: 'PUT', body });
const patch = (body: unknown) => control(harness().port, '/scenario', { method: 'PATCH', body });
const callKycInfo = () => api(harness().port, 'POST', '/v3/private/kyc/kyc-info');

beforeEach(async () => {
  await put({});
});

describe('PUT /scenario', () => {
  it('completes a part by the defaults, and says where to open it', async () => {
    const { status, json } = await put({ site: 'TUR', seed: 7 });
    expect(status).toBe(200);
    expect(json.scenario).toEqual(JSON.parse(JSON.stringify(scenarioOf({ site: 'TUR', seed: 7 }))));
    expect(json.url).toBe(`http://www.harness.localhost:${harness().port}/user/accounts/auth/personal?lang=tr-TR`);
    expect((await get('/scenario')).json).toEqual(json);
  });

  it('takes a link', async () => {
    const link = encodeLink(scenarioOf({ site: 'ARE', language: 'ar-SA' }));
    const { json } = await put({ link });
    expect([json.scenario.site, json.scenario.language, json.link]).toEqual(['ARE', 'ar-SA', link]);
  });

  it("resets the mock's state and the log", async () => {
    await api(harness().port, 'POST', '/logout');
    expect((await get('/state')).json.session.signedIn).toBe(false);
    await put({});
    expect((await get('/state')).json.session.signedIn).toBe(true);
    expect((await get('/requests')).json).toEqual([]);
  });
});

describe('PATCH /scenario', () => {
  it('merges into the current one', async () => {
    await put({ site: 'TUR', kyc: { opened: false } });
    const { json } = await patch({ kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } });
    expect(json.scenario).toMatchObject({ site: 'TUR', kyc: { opened: false, poi: 'DisplayUpdatePOIStatus_Needed' } });
  });

  it('lets the language follow the site until one is chosen', async () => {
    expect((await patch({ site: 'HKG' })).json.scenario.language).toBe('zh-HK');
    await patch({ language: 'en' });
    expect((await patch({ site: 'TUR' })).json.scenario.language).toBe('en');
  });

  it('says what the change means for an open page: the highest class of what changed', async () => {
    const effects = [];
    for (const change of [{}, { kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } }, { theme: 'dark' }, { site: 'TUR' }])
      effects.push((await patch(change)).json.effect);
    expect(effects).toEqual(['live', 'live', 'reload', 'reopen']);
    const { effect, ...info } = (await patch({ theme: 'light', risk: { decision: 'pass' } })).json;
    expect([effect, info]).toEqual(['reload', (await get('/scenario')).json]);
  });

  it('keeps the log and what the run has done', async () => {
    await api(harness().port, 'POST', '/logout');
    await patch({ faults: [{ kind: 'slow', ms: 1 }], kyc: { poi: 'DisplayUpdatePOIStatus_Needed' } });
    expect((await get('/state')).json.session.signedIn).toBe(false);
    expect((await get('/requests')).json).toHaveLength(1);
  });
});

describe('a refused call changes nothing', () => {
  it.each([
    ['no JSON', 400, '{"site":', []],
    ['no body', 400, undefined, ['']],
    ['an unknown key', 422, { colour: 1 }, ['colour']],
    ['an unknown key within', 422, { kyc: { steps: { '3': 'ALLOW' } } }, ['kyc.steps.3']],
    ['an unknown value', 422, { site: 'XXX' }, ['site']],
    ['an unknown endpoint of a response', 422, { responses: { 'GET /x': {} } }, ['responses.GET /x']],
    ['an unknown endpoint of a fault', 422, { faults: [{ kind: 'empty', endpoint: 'GET /x' }] }, ['faults.0.endpoint']],
    ['no object', 422, '[]', ['']],
    ['null', 422, 'null', ['']],
    ['a good key beside a bad one', 422, { theme: 'dark', site: 'XXX' }, ['site']],
    ['too long a body', 413, JSON.stringify({ name: 'x'.repeat(1_000_001) }), []],
  ])('%s', async (_name, status, body, paths) => {
    await put({ site: 'HKG' });
    await callKycInfo();
    const everything = async () => [await get('/scenario'), await get('/state'), await get('/requests')];
    const before = await everything();
    for (const method of ['PUT', 'PATCH']) {
      const refused = await control(harness().port, '/scenario', { method, body });
      expect([method, refused.status]).toEqual([method, status]);
      expect(refused.json.error).toEqual(expect.any(String));
      const named = refused.json.problems.map((problem: { path: string }) => problem.path);
      if (paths.length > 0) expect(named).toEqual(paths);
    }
    expect(await everything()).toEqual(before);
  });

  it.each([
    ['a damaged link', { link: 's1.%%' }, 'link'],
    ['a link that is not a text', { link: 7 }, 'link'],
    ['a link with something beside it', { link: 's1.e30', site: 'TUR' }, 'site'],
  ])('%s', async (_name, body, path) => {
    const before = await get('/scenario');
    const refused = await put(body);
    expect([refused.status, refused.json.problems[0].path]).toEqual([422, path]);
    expect(await get('/scenario')).toEqual(before);
  });

  it('an unknown path or method', async () => {
    const { port } = harness();
    expect(await get('/scenarios')).toMatchObject({ status: 404, json: { problems: [] } });
    expect((await get('/constructor')).status).toBe(404);
    const wrongMethod = await call(port, `${CONTROL_PATH}/scenario`, { method: 'DELETE' });
    expect([wrongMethod.status, wrongMethod.headers.allow]).toEqual([405, 'GET, PUT, PATCH']);
    expect((await control(port, '/state', { method: 'PUT', body: {} })).status).toBe(405);
  });
});

describe('who may call', () => {
  const asPage = (headers: Record<string, string>, host?: string) =>
    control(harness().port, '/scenario', { method: 'PUT', body: { site: 'TUR' }, headers, ...(host && { host }) });

  it('the panel, and clients that are not pages, under every name of the machine', async () => {
    const { server, port } = harness();
    const headers = { origin: server.origin, 'sec-fetch-site': 'same-origin' };
    expect((await asPage(headers, 'harness.localhost')).status).toBe(200);
    for (const host of ['harness.localhost', 'localhost', '127.0.0.1', '[::1]', 'LOCALHOST']) {
      expect([host, (await control(port, '/scenario', { host })).status]).toEqual([host, 200]);
    }
  });

  it('no page elsewhere, the app included', async () => {
    const { port } = harness();
    const elsewhere = [
      'null',
      'http://evil.example',
      `http://www.harness.localhost:${port}`,
      `http://localhost:${port}`,
    ];
    const alike = [
      'http://harness.localhost:1',
      `https://harness.localhost:${port}`,
      `http://harness.localhost:${port}0`,
      `http://harness.localhost:${port}.evil.example`,
      `http://harness.localhost:${port}@evil.example`,
      'http://harness.localhost',
    ];
    for (const origin of [...elsewhere, ...alike]) {
      expect([origin, (await asPage({ origin })).status]).toEqual([origin, 403]);
    }
    expect((await asPage({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await asPage({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await get('/scenario')).json.scenario.site).toBe('NONE');
  });

  it('no preflight from elsewhere', async () => {
    const { status, headers } = await call(harness().port, `${CONTROL_PATH}/scenario`, {
      method: 'OPTIONS',
      headers: { origin: 'http://evil.example', 'access-control-request-method': 'PUT' },
    });
    expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  it('no other host', async () => {
    for (const host of ['www.harness.localhost', 'api2.harness.localhost', 'vendor.localhost']) {
      const { status, text } = await call(harness().port, `${CONTROL_PATH}/scenario`, { host });
      expect([host, status]).toEqual([host, 404]);
      expect(text).not.toContain('"scenario"');
    }
  });
});

describe('GET /requests', () => {
  it('has every field, oldest first', async () => {
    const { port } = harness();
    await api(port, 'POST', '/v3/private/kyc/kyc-info?a=1', {
      body: { obtain_quotas: true },
      headers: { 'x-probe': 'yes' },
    });
    await api(port, 'GET', '/v2/private/user/profile');
    await api(port, 'GET', '/no/such/call');
    const { json } = await get('/requests');
    expect(json).toHaveLength(3);
    expect(json[0]).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      method: 'POST',
      url: `http://api2.harness.localhost:${port}/v3/private/kyc/kyc-info?a=1`,
      host: `api2.harness.localhost:${port}`,
      path: '/v3/private/kyc/kyc-info',
      endpoint: 'POST /v3/private/kyc/kyc-info',
      query: { a: '1' },
      headers: expect.objectContaining({ 'x-probe': 'yes' }),
      body: { obtain_quotas: true },
      status: 200,
      response: expect.objectContaining({ ret_code: 0 }),
      responseHeaders: expect.objectContaining({ 'content-type': 'application/json; charset=utf-8' }),
      ms: expect.any(Number),
      fault: null,
      mode: 'web',
    });
    expect(json.map(({ endpoint }: { endpoint: string | null }) => endpoint)).toEqual([
      'POST /v3/private/kyc/kyc-info',
      'GET /v2/private/user/profile',
      null,
    ]);
    expect(json[0].id).toBeLessThan(json[1].id);
    expect(Math.abs(Date.parse(json[0].at) - Date.now())).toBeLessThan(60_000);
  });

  it('names the endpoint and the mode of an SDK call', async () => {
    await api(harness().port, 'POST', '/v1/s1/kyc/integration/info', { headers: { 'kyc-access-token': 'x' } });
    expect((await get('/requests')).json[0]).toMatchObject({ endpoint: 'POST /v3/private/kyc/kyc-info', mode: 'sdk' });
  });

  it('leaves out existing pages and files, and lists missing and refused ones', async () => {
    const { port, server } = harness();
    await call(port, '/user/accounts/', { host: 'www.harness.localhost' });
    await call(port, '/user/accounts/none.js', { host: 'www.harness.localhost' });
    server.recordRefused('https://example.com/pixel?a=1');
    const { json } = await get('/requests');
    expect(json).toEqual([
      expect.objectContaining({ path: '/user/accounts/none.js', status: 404, endpoint: null }),
      expect.objectContaining({
        url: 'https://example.com/pixel?a=1',
        host: 'example.com',
        status: null,
        fault: 'off-site',
      }),
    ]);
  });

  it('sends one of them again, as a separate request', async () => {
    await api(harness().port, 'POST', '/v3/private/kyc/kyc-info', {
      headers: { 'x-probe': 'yes' },
      body: { obtain_quotas: true },
    });
    const replay = (id: unknown) => control(harness().port, '/requests/replay', { method: 'POST', body: { id } });
    const [{ id }] = (await get('/requests')).json;
    expect((await replay(id)).status).toBe(200);
    const [first, second] = (await get('/requests')).json;
    for (const one of [first, second]) {
      expect(one).toMatchObject({ headers: { 'x-probe': 'yes' }, body: { obtain_quotas: true }, status: 200 });
    }
    expect((await replay(-1)).status).toBe(404);
    await call(harness().port, '/user/accounts/none.js', { host: 'www.harness.localhost' });
    expect((await replay((await get('/requests')).json.at(-1).id)).status).toBe(422);
    await patch({ faults: [{ kind: 'network' }] });
    expect((await replay(id)).status).toBe(200);
    expect((await get('/requests')).json.at(-1)).toMatchObject({ status: null, fault: 'network' });
  });

  it('is emptied by DELETE', async () => {
    await callKycInfo();
    expect(await control(harness().port, '/requests', { method: 'DELETE' })).toEqual({ status: 200, json: [] });
    expect((await get('/requests')).json).toEqual([]);
  });
});

describe('what can be read', () => {
  it('the catalogue and the schema', async () => {
    expect((await get('/catalogue')).json).toEqual(JSON.parse(JSON.stringify(CATALOGUE)));
    expect((await get('/schema')).json).toEqual(JSON.parse(JSON.stringify(scenarioJsonSchema())));
  });

  it('the state, the same for two runs of one scenario', async () => {
    await put({ seed: 5, site: 'KAZ' });
    const first = [(await get('/state')).json, (await callKycInfo()).text];
    await put({ seed: 6 });
    await put({ seed: 5, site: 'KAZ' });
    expect([(await get('/state')).json, (await callKycInfo()).text]).toEqual(first);
  });

  it('the build', async () => {
    const { json } = await get('/build');
    expect(json).toMatchObject({ status: 'ready', servedEqualsBuilt: true, remedy: null, problems: [] });
  });
});
