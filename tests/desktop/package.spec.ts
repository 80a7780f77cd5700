import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { type Browser, connect } from 'puppeteer-core';
import { CONTROL_PATH } from '../../harness/core/hosts';
import { electronProgram, expect, test } from './desktop';

const ROOT = resolve(import.meta.dirname, '../..');

/** Packages the program with the tests' runtime. */
async function makePackage(folder: string): Promise<string> {
  const builder = join(ROOT, 'node_modules/electron-builder/cli.js');
  const config = ['--config', 'harness/main/electron-builder.config.mjs', `-c.directories.output=${folder}`];
  const env = { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: resolve(electronProgram(), '..') };
  await promisify(execFile)(process.execPath, [builder, '--linux', '--dir', ...config], { cwd: ROOT, env });
  return join(folder, 'linux-unpacked');
}

interface Packed {
  readonly files?: Readonly<Record<string, Packed>>;
}

/** The paths in an Electron archive: a size, then JSON. */
function filesOf(archive: string): string[] {
  const file = openSync(archive, 'r');
  const read = (length: number, at: number) => {
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, at);
    return bytes;
  };
  const tree = JSON.parse(read(read(4, 12).readUInt32LE(), 16).toString()) as Packed;
  const below = ({ files }: Packed, path: string): string[] =>
    files ? Object.entries(files).flatMap(([name, each]) => below(each, path ? `${path}/${name}` : name)) : [path];
  return below(tree, '');
}

async function start(program: string, config: string) {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(program, [...sandbox, '--port', '0', '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Neither variable affects the packaged program.
    env: { ...process.env, XDG_CONFIG_HOME: config, ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: '--require /nowhere.cjs' },
  });
  const ended = once(child, 'exit');
  let browser: Browser | undefined;
  for await (const line of createInterface(child.stderr)) {
    const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    browser = await connect({ browserWSEndpoint: address, defaultViewport: null });
    break;
  }
  // An unread pipe would block the program when full.
  child.stderr.resume();
  if (!browser) throw new Error('The packaged program ended before it opened a window');
  const pages = browser;
  const find = (address: RegExp) =>
    pages.waitForTarget((target) => address.test(target.url())).then((target) => target.page());
  const stop = async () => {
    await pages.disconnect();
    child.kill();
    await ended;
  };
  return { find, stop };
}

test('the packaged program contains what it needs and no sources, and shows the panel and the app', async ({
  config,
}, testInfo) => {
  // Copies the whole runtime.
  test.setTimeout(120_000);
  test.skip(process.platform !== 'linux', 'the package is made and started on Linux only');
  const folder = await makePackage(testInfo.outputPath('package'));
  const files = filesOf(join(folder, 'resources/app.asar'));
  const folders = new Set(files.map((file) => file.split('/')[0]));
  expect([...folders].sort()).toEqual(['dist', 'fixtures', 'out', 'package.json']);
  expect(files.filter((file) => /\.(tsx?|map|md)$|node_modules/.test(file))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['dist/index.html', 'out/main/index.cjs', 'out/pages/style.css']));

  const program = await start(join(folder, 'account-harness'), config);
  try {
    const app = await program.find(/\/user\/accounts\//);
    await app?.waitForSelector('html[data-ready="/auth/personal"]');
    const panel = await program.find(/^http:\/\/harness\.localhost/);
    await panel?.waitForSelector('::-p-aria([name="Requests"][role="list"]) ::-p-text(kyc-info)');
    const api = `http://127.0.0.1:${new URL(panel?.url() ?? '').port}${CONTROL_PATH}`;
    const read = async (path: string, init?: RequestInit) =>
      (await (await fetch(`${api}${path}`, init)).json()) as Record<string, unknown>;
    expect(await read('/build')).toMatchObject({ status: 'ready', servedEqualsBuilt: true });
    // The command line reports what is missing; no second window opens.
    await read('/sweep', { method: 'POST', body: JSON.stringify({ states: 'named' }) });
    expect(await read('/sweep')).toMatchObject({ phase: 'broken', message: expect.stringContaining('npm start') });
  } finally {
    await program.stop();
  }
});
