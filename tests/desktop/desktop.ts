import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { _electron, test as base, type ElectronApplication, expect, type Page } from '@playwright/test';
import { findElectron, NO_ELECTRON } from '../../harness/cli/electron-runtime';
import { CONTROL_PATH } from '../../harness/engine/hosts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A running desktop harness. */
export interface Desktop {
  readonly electron: ElectronApplication;
  readonly panel: Page;
  readonly port: number;
  /** Waits until a page has an address that matches the pattern, and returns that page. */
  readonly app: (address: RegExp) => Promise<Page>;
  /** Calls the control API. */
  readonly api: (path: string, init?: RequestInit) => Promise<Response>;
}

/** Arguments that start the harness in Electron; without the sandbox for root, who cannot use it. */
export function launchArguments(...more: string[]): string[] {
  return [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ROOT, ...more];
}

/** Path of the Electron program. Throws if there is none. */
export function electronProgram(): string {
  const runtime = findElectron();
  if (!runtime) throw new Error(NO_ELECTRON);
  return runtime.path;
}

const COLLECTED = 'Resulting promise was garbage collected';

/**
 * Lets `electron.evaluate` survive a busy main process. V8 puts the result of each evaluation into a promise, which it may collect as garbage
 * before Playwright has it, even if the function returned a plain value. The function has run by then: its result is kept in the main
 * process, so that asking again does not run it twice.
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

/**
 * Starts a desktop harness on a free port.
 *
 * @param config folder in which it keeps its settings on Linux
 * @param program default: Electron, with the project's folder as its argument
 */
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

/** Closes the harness's window, which ends the program. It closes after the answer, which an ending program might not give. */
export async function closeHarness(electron: ElectronApplication): Promise<void> {
  await electron.evaluate(({ BaseWindow }) => {
    setTimeout(() => {
      for (const window of BaseWindow.getAllWindows()) if (window.title === 'Harness') window.close();
    });
  });
}

/** Makes a harness as it is after its start: the default scenario, nothing stored, and the panel at its first tab. */
async function reset({ electron, panel, port, api }: Desktop): Promise<void> {
  await panel.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // While the panel is away, so that it does not open the app twice.
  await panel.goto('about:blank');
  await api('/scenario', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' });
  await api('/requests', { method: 'DELETE' });
  const before = electron.windows().filter((page) => page !== panel);
  await panel.goto(`http://harness.localhost:${port}/`);
  // A view is closed when the one in its place has something to show.
  await expect.poll(() => before.filter((page) => !page.isClosed())).toEqual([]);
}

/** Waits until the window has one view of the app, which is ready: one that another view is about to replace would be closed in the middle of a test. */
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
 * A test with a desktop harness of its own, whose settings are in `config`, a new folder; or with `kept`, which tests share that open no
 * further window and change neither the size nor the settings of theirs: the program takes seconds to start.
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
