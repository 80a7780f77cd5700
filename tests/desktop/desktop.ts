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

/** A test with a desktop harness of its own. */
export const test = base.extend<{ desktop: Desktop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  desktop: async ({}, use) => {
    const electron = await _electron.launch({
      executablePath: electronProgram(),
      args: launchArguments('--port', '0'),
      cwd: join(ROOT, 'tests'),
    });
    const isPanel = (page: Page) => new URL(page.url()).hostname === 'harness.localhost';
    await expect.poll(() => electron.windows().some(isPanel)).toBe(true);
    const panel = electron.windows().find(isPanel) as Page;
    const port = Number(new URL(panel.url()).port);
    await use({
      electron,
      panel,
      port,
      app: async (address) => {
        const find = () => electron.windows().find((page) => address.test(page.url()));
        await expect.poll(() => find() !== undefined, { message: `a view at ${address}` }).toBe(true);
        return find() as Page;
      },
      api: (path, init) => fetch(`http://127.0.0.1:${port}${CONTROL_PATH}${path}`, init),
    });
    await electron.close();
  },
});

export { expect };
