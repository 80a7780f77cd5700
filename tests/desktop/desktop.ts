import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { _electron, test as base, type ElectronApplication, expect, type Page } from '@playwright/test';
import { CONTROL_PATH } from '../../harness/core/hosts';
import { findElectron, NO_ELECTRON } from '../../harness/kit/electron-runtime';

const ROOT = resolve(import.meta.dirname, '../..');

export interface Desktop {
  readonly electron: ElectronApplication;
  readonly panel: Page;
  readonly port: number;
  /** Returns the page once its address matches. */
  readonly app: (address: RegExp) => Promise<Page>;
  readonly api: (path: string, init?: RequestInit) => Promise<Response>;
}

/** Root cannot use the sandbox. */
export function launchArguments(...more: string[]): string[] {
  return [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ROOT, ...more];
}

/** Throws if Electron is missing. */
export function electronProgram(): string {
  const runtime = findElectron();
  if (!runtime) throw new Error(NO_ELECTRON);
  return runtime.path;
}

const COLLECTED = 'Resulting promise was garbage collected';

/**
 * Makes `electron.evaluate` reliable: V8 may collect the result's promise before Playwright reads it. The main process keeps the
 * result, so a retry does not run twice.
 */
function keepResults(electron: ElectronApplication): void {
  const evaluate = electron.evaluate.bind(electron);
  let count = 0;
  const evaluateOnce = async (run: unknown, argument?: unknown) => {
    count += 1;
    const call = { key: count, source: String(run), argument };
    for (;;) {
      try {
        return await evaluate((modules, { key, source, argument }) => {
          const main = globalThis as { kept?: Map<number, unknown> };
          main.kept ??= new Map();
          if (!main.kept.has(key)) main.kept.set(key, new Function(`return ${source}`)()(modules, argument));
          return main.kept.get(key);
        }, call);
      } catch (error) {
        if (!String(error).includes(COLLECTED)) throw error;
      }
    }
  };
  electron.evaluate = evaluateOnce as ElectronApplication['evaluate'];
}

/** @param config settings folder on Linux @param program default: Electron with the project's folder */
export async function startDesktop(
  config: string,
  program = { executablePath: electronProgram(), args: launchArguments() },
): Promise<Desktop> {
  const electron = await _electron.launch({
    executablePath: program.executablePath,
    args: [...program.args, '--port', '0'],
    cwd: join(ROOT, 'tests'),
    env: { ...process.env, XDG_CONFIG_HOME: config } as Record<string, string>,
  });
  keepResults(electron);
  const isPanel = (page: Page) => new URL(page.url()).hostname === 'harness.localhost';
  await expect.poll(() => electron.windows().some(isPanel)).toBe(true);
  const panel = electron.windows().find(isPanel) as Page;
  const port = Number(new URL(panel.url()).port);
  return {
    electron,
    panel,
    port,
    app: async (address) => {
      const find = () => electron.windows().find((page) => address.test(page.url()));
      await expect.poll(() => find() !== undefined, { message: `a view at ${address}` }).toBe(true);
      return find() as Page;
    },
    api: (path, init) => fetch(`http://127.0.0.1:${port}${CONTROL_PATH}${path}`, init),
  };
}

/** Closes after the answer, which an ending program might not send. */
export async function closeHarness(electron: ElectronApplication): Promise<void> {
  await electron.evaluate(({ BaseWindow }) => {
    setTimeout(() => {
      for (const window of BaseWindow.getAllWindows()) if (window.title === 'Harness') window.close();
    });
  });
}

/** Resets to the default scenario, empty storage and the first tab. */
async function reset({ electron, panel, port, api }: Desktop): Promise<void> {
  await panel.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // Without the panel, which would open the app twice.
  await panel.goto('about:blank');
  await api('/scenario', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' });
  await api('/requests', { method: 'DELETE' });
  const before = electron.windows().filter((page) => page !== panel);
  await panel.goto(`http://harness.localhost:${port}/`);
  // A view closes when its replacement has content.
  await expect.poll(() => before.filter((page) => !page.isClosed())).toEqual([]);
}

/** Waits for the only ready view: another may be about to replace it. */
async function settled({ electron }: Desktop): Promise<void> {
  const readiness = () => {
    const views = electron.windows().filter((page) => page.url().includes('/user/accounts/'));
    return Promise.all(
      views.map((view) => view.evaluate(() => 'ready' in document.documentElement.dataset).catch(() => false)),
    );
  };
  await expect.poll(readiness).toEqual([true]);
}

/**
 * Uses a new `config` folder, or the shared `kept` harness for tests that do not change windows, size and settings.
 * Starting takes seconds.
 */
export const test = base.extend<
  { config: string; desktop: Desktop; kept: Desktop },
  { keptDesktop: { desktop: Desktop; isUsed: boolean } }
>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  config: async ({}, use, testInfo) => use(testInfo.outputPath('config')),
  desktop: async ({ config }, use) => {
    const desktop = await startDesktop(config);
    await use(desktop);
    await desktop.electron.close();
  },
  keptDesktop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const config = mkdtempSync(join(tmpdir(), 'desktop-kept-'));
      const desktop = await startDesktop(config);
      await use({ desktop, isUsed: false });
      await desktop.electron.close();
      rmSync(config, { recursive: true });
    },
    { scope: 'worker' },
  ],
  kept: async ({ keptDesktop }, use) => {
    if (keptDesktop.isUsed) await reset(keptDesktop.desktop);
    keptDesktop.isUsed = true;
    await settled(keptDesktop.desktop);
    await use(keptDesktop.desktop);
  },
});

export { expect };
