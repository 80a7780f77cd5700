import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PANE_PATH, STAGE_PATH, SWEEP_PATH } from '../core/hosts';
import { type HarnessServer, startHarnessServer } from './server';
import { makeTestBuild, type TestBuild } from './testing/build';
import { call, control } from './testing/client';

let build: TestBuild;
let server: HarnessServer;
const OTHER = 'e'.repeat(64);

beforeAll(async () => {
  build = makeTestBuild();
  const { root, distDir, panelDir } = build;
  const otherDir = join(root, 'other');
  cpSync(distDir, otherDir, { recursive: true });
  writeFileSync(join(otherDir, 'build-manifest.json'), JSON.stringify({ hash: OTHER, files: {} }));
  writeFileSync(join(otherDir, 'assets/index-AbCd1234.js'), 'the other build');
  const sweepDir = join(root, 'sweep');
  cpSync(panelDir, sweepDir, { recursive: true });
  writeFileSync(join(sweepDir, 'report.html'), '<a href="http://harness.localhost:4310/#x">Open</a>');
  server = await startHarnessServer({ port: 0, root, distDir, panelDir, otherBuilds: [otherDir], sweepDir });
});
afterAll(async () => {
  await server.close();
  build.remove();
});

async function create(body: unknown): Promise<{ id: string; pane: string }> {
  const { json } = await control(server.port, '/sessions', { method: 'POST', body });
  return { id: json.id, pane: (await control(server.port, `/sessions/${json.id}/scenario`)).json.pane };
}

const policyOf = async (host: string, path: string) =>
  String((await call(server.port, path, { host })).headers['content-security-policy']);

describe('a pane', () => {
  it('is a page around the app of a session, on the host of the app', async () => {
    const { id, pane } = await create({ site: 'HKG', mode: 'web' });
    expect(pane).toBe(`http://www.hk.${id}.localhost:${server.port}${PANE_PATH}`);
    const page = await call(server.port, PANE_PATH, { host: `www.hk.${id}.localhost` });
    expect(page.text).toContain(
      `src="http://www.hk.${id}.localhost:${server.port}/user/accounts/auth/personal?lang=zh-HK"`,
    );
    const telegram = await create({ mode: 'mini-program' });
    expect(telegram.pane).toBe(`http://www.${telegram.id}.localhost:${server.port}${PANE_PATH}`);
    expect((await call(server.port, PANE_PATH, { host: `www.${telegram.id}.localhost` })).text).toContain(
      `src="http://telegram.${telegram.id}.localhost:${server.port}/"`,
    );
  });

  it('is framed only by the panel of the default session, and frames the app', async () => {
    const { id } = await create({});
    expect(await policyOf(`www.${id}.localhost`, PANE_PATH)).toMatch(
      new RegExp(`frame-ancestors http://harness.localhost:${server.port}$`),
    );
    const app = await policyOf(`www.${id}.localhost`, '/user/accounts/');
    for (const host of ['harness.localhost', `www.${id}.localhost`, `telegram.${id}.localhost`]) {
      expect(app).toMatch(new RegExp(`frame-ancestors .*http://${host}:${server.port}`));
    }
    expect(await policyOf('harness.localhost', '/')).toContain(`http://*.localhost:${server.port}`);
  });

  it('does not exist for the default session', async () => {
    const { json } = await control(server.port, '/scenario');
    expect(json).not.toHaveProperty('pane');
    expect((await call(server.port, PANE_PATH, { host: 'www.harness.localhost' })).status).toBe(404);
  });
});

describe('the page around the app in a panel', () => {
  it('is on the host of the app in every session, and only the panel of that session frames it', async () => {
    const { id } = await create({ site: 'HKG' });
    for (const [panel, host] of [
      ['harness.localhost', 'www.harness.localhost'],
      [`${id}.localhost`, `www.hk.${id}.localhost`],
    ] as const) {
      const { text } = await call(server.port, STAGE_PATH, { host });
      expect(text).toContain(`src="http://${host}:${server.port}/user/accounts/auth/personal`);
      expect(text).toContain(`data-panel="http://${panel}:${server.port}"`);
      expect(await policyOf(host, STAGE_PATH)).toMatch(new RegExp(`frame-ancestors http://${panel}:${server.port}$`));
      expect(await policyOf(host, '/user/accounts/')).toMatch(
        new RegExp(`frame-ancestors [^;]*http://${host}:${server.port}`),
      );
    }
  });
});

describe('builds', () => {
  it('are listed, the default one first, and a session shows the build with its hash', async () => {
    const { json } = await control(server.port, '/builds');
    expect(json.map(({ hash, own }: { hash: string; own: boolean }) => [hash, own])).toEqual([
      [build.hash, true],
      [OTHER, false],
    ]);
    const { id } = await create({ site: 'TUR', build: OTHER.slice(0, 12) });
    const path = '/user/accounts/assets/index-AbCd1234.js';
    expect((await call(server.port, path, { host: `www.${id}.localhost` })).text).toBe('the other build');
    expect((await control(server.port, `/sessions/${id}/build`)).json.hash).toBe(OTHER);
    expect((await control(server.port, `/sessions/${id}/scenario`)).json.scenario.site).toBe('TUR');
    expect((await call(server.port, path, { host: 'www.harness.localhost' })).text).toContain('app');
  });

  it.each(['0'.repeat(12), 'e', ''])('a session with the build "%s" is not created', async (hash) => {
    const { status, json } = await control(server.port, '/sessions', { method: 'POST', body: { build: hash } });
    expect([status, json.problems[0].path]).toEqual([422, 'build']);
  });
});

describe('what was shown', () => {
  it('counts pages and calls of a session, and names a state for what is missing', async () => {
    const { id } = await create({});
    const at = (path: string, options = {}) => control(server.port, `/sessions/${id}${path}`, options);
    expect((await at('/coverage')).json.session.states).toBe(0);
    await call(server.port, '/user/accounts/', { host: `www.${id}.localhost` });
    await call(server.port, '/v2/private/user/profile', { host: `api2.${id}.localhost` });
    const { session } = (await at('/coverage')).json;
    const missing = (name: string) => session.coverage.find((line: { name: string }) => line.name === name).missing;
    expect([session.states, missing('site').includes('NONE'), missing('site').includes('HKG')]).toEqual([
      1,
      false,
      true,
    ]);
    expect(missing('calls')).not.toContain('GET /v2/private/user/profile');
    const { json } = await at('/coverage/state', { method: 'POST', body: { line: 'site', value: 'HKG' } });
    expect((await at('/scenario', { method: 'PUT', body: json.scenario })).json.scenario.site).toBe('HKG');
    const act = { line: 'calls', value: 'POST /logout' };
    expect((await at('/coverage/state', { method: 'POST', body: act })).status).toBe(404);
    await at('/coverage', { method: 'DELETE' });
    expect((await at('/coverage')).json.session.states).toBe(0);
  });
});

describe('the sweep of the panel', () => {
  it('belongs to the default session, and refuses invalid sweeps', async () => {
    const { id } = await create({});
    expect((await control(server.port, '/sweep')).json).toMatchObject({
      phase: 'idle',
      report: `${SWEEP_PATH}report.html`,
    });
    expect((await control(server.port, `/sessions/${id}/sweep`)).status).toBe(404);
    const refused = await control(server.port, '/sweep', { method: 'POST', body: { filter: 'site=XXX' } });
    expect([refused.status, refused.json.problems[0].path]).toEqual([422, 'filter']);
    const count = await control(server.port, '/sweep/count', { method: 'POST', body: { filter: 'id=step-1-allow' } });
    expect(count.json).toEqual({ states: 1, seconds: 4 });
  });

  it('has its report on the panel host, without an origin, and with the address of this harness', async () => {
    const report = await call(server.port, `${SWEEP_PATH}report.html`, { host: 'harness.localhost' });
    expect(report.text).toBe(`<a href="http://harness.localhost:${server.port}/#x">Open</a>`);
    expect(report.headers['content-security-policy']).toContain('sandbox allow-scripts');
    expect(report.headers['content-security-policy']).not.toContain('allow-same-origin');
    expect((await call(server.port, `${SWEEP_PATH}none.html`, { host: 'harness.localhost' })).status).toBe(404);
  });
});
