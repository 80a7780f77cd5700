import { mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startHarnessServer } from '../server/server';
import { makeTestBuild, type TestBuild } from '../server/testing/build';
import { call } from '../server/testing/client';
import { inspectBuild } from './build';

let build: TestBuild;
beforeEach(() => {
  build = makeTestBuild();
});
afterEach(() => build.remove());

const inspect = () => inspectBuild(build.distDir, build.root);
const laterThanBuild = new Date(Date.now() + 60_000);

it('is ready when nothing changed', async () => {
  const report = await inspect();
  expect(report).toMatchObject({ status: 'ready', servedEqualsBuilt: true, problems: [], remedy: null });
  expect(report.files.map(({ path }) => path).sort()).toEqual(Object.keys(build.files).sort());
});

it.each(['src/main.tsx', 'src', 'package-lock.json'])('is stale when %s is newer', async (path) => {
  utimesSync(join(build.root, path), laterThanBuild, laterThanBuild);
  const report = await inspect();
  expect(report).toMatchObject({ status: 'stale', servedEqualsBuilt: true, remedy: 'npm run build' });
  expect(report.problems).toEqual([`${path} is newer than the build`]);
});

it('is stale when a source was removed: its folder is newer', async () => {
  rmSync(join(build.root, 'src/main.tsx'));
  utimesSync(join(build.root, 'src'), laterThanBuild, laterThanBuild);
  expect((await inspect()).problems).toEqual(['src is newer than the build']);
});

it.each([
  [
    'a changed file',
    () => writeFileSync(join(build.distDir, 'assets/index-AbCd1234.js'), 'other'),
    'assets/index-AbCd1234.js differs from what was built',
  ],
  ['a missing file', () => rmSync(join(build.distDir, 'index.html')), 'index.html is missing'],
  [
    'a manifest that names the hash of another build',
    () => {
      const path = join(build.distDir, 'build-manifest.json');
      writeFileSync(path, readFileSync(path, 'utf8').replace(build.hash, 'e'.repeat(64)));
    },
    'build-manifest.json names another hash than that of its files',
  ],
  ['a file more', () => writeFileSync(join(build.distDir, 'more.js'), ''), 'more.js is not part of the build'],
])('is changed by %s', async (_name, change, problem) => {
  change();
  expect(await inspect()).toMatchObject({
    status: 'changed',
    servedEqualsBuilt: false,
    problems: [problem],
    remedy: 'npm run build',
  });
});

it('names changed and added files before missing ones', async () => {
  rmSync(join(build.distDir, 'assets/index-AbCd1234.js'));
  writeFileSync(join(build.distDir, 'index.html'), 'other');
  writeFileSync(join(build.distDir, 'more.js'), '');
  expect((await inspect()).problems).toEqual([
    'index.html differs from what was built',
    'more.js is not part of the build',
    'assets/index-AbCd1234.js is missing',
  ]);
});

it('notices changed files, even if size and time stay the same', async () => {
  const place = join(build.distDir, 'assets/index-AbCd1234.js');
  const content = build.files['assets/index-AbCd1234.js'] ?? '';
  const { atime, mtime, ctimeMs } = statSync(place);
  expect((await inspect()).status).toBe('ready');
  // The file clock has a resolution of some milliseconds.
  do writeFileSync(place, content.replace('app', 'APP'));
  while (statSync(place).ctimeMs === ctimeMs);
  utimesSync(place, atime, mtime);
  expect((await inspect()).problems).toEqual(['assets/index-AbCd1234.js differs from what was built']);
  writeFileSync(place, content);
  expect((await inspect()).status).toBe('ready');
  rmSync(place);
  expect((await inspect()).problems).toEqual(['assets/index-AbCd1234.js is missing']);
});

it('is missing without a manifest, and the app hosts say how to fix it', async () => {
  renameSync(build.distDir, `${build.distDir}-away`);
  expect(await inspect()).toMatchObject({ status: 'missing', servedEqualsBuilt: false, remedy: 'npm run build' });
  const { root, distDir, panelDir } = build;
  const server = await startHarnessServer({ port: 0, root, distDir, panelDir });
  const { status, text } = await call(server.port, '/user/accounts/', { host: 'www.harness.localhost' });
  await server.close();
  expect([status, text.includes('npm run build')]).toEqual([503, true]);
});

it('serves no file outside the build through a link', async () => {
  symlinkSync(join(build.root, 'secret.txt'), join(build.distDir, 'link.txt'));
  const { root, distDir, panelDir } = build;
  const server = await startHarnessServer({ port: 0, root, distDir, panelDir });
  const { status } = await call(server.port, '/user/accounts/link.txt', { host: 'www.harness.localhost' });
  await server.close();
  expect(status).toBe(404);
});

it('a missing panel is built when it is opened, and again after a failed build', async () => {
  const { root, distDir, panelDir } = build;
  rmSync(panelDir, { recursive: true });
  let builds = 0;
  const buildPanel = async () => {
    builds += 1;
    if (builds === 1) throw new Error('The disk is full');
    mkdirSync(panelDir);
    writeFileSync(join(panelDir, 'index.html'), '<title>Panel</title>');
  };
  const server = await startHarnessServer({ port: 0, root, distDir, panelDir, buildPanel });
  try {
    const opened = async () => {
      const { status, text } = await call(server.port, '/', { host: 'harness.localhost' });
      return [
        status,
        /<(?:h1|title)>(.*?)</.exec(text.replace(/<title>Harness.*?>/, ''))?.[1],
        text.includes('disk is full'),
      ];
    };
    for (const site of ['cross-site', 'same-site']) {
      const headers = { 'sec-fetch-site': site };
      const { status, text } = await call(server.port, '/', { host: 'harness.localhost', headers });
      expect([status, text.includes('<a href="/">')], site).toEqual([503, true]);
    }
    expect(builds, 'of pages elsewhere').toBe(0);
    expect(await opened()).toEqual([503, 'The panel is being built', false]);
    expect(await opened()).toEqual([503, 'The panel is not built', true]);
    expect(await opened()).toEqual([503, 'The panel is being built', false]);
    expect(await opened()).toEqual([200, 'Panel', false]);
    expect(builds).toBe(2);
  } finally {
    await server.close();
  }
});
