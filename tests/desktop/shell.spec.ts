import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { closeHarness, type Desktop, expect, startDesktop, test } from './desktop';

/** The shell's browser features: windows, keys, developer tools, crashes. */

const APP = /^http:\/\/www\.harness\.localhost:\d+\/user\/accounts\//;

/** Like its shortcut. */
function choose({ electron }: Desktop, label: string): Promise<void> {
  return electron.evaluate(({ Menu, BaseWindow, webContents }, wanted) => {
    const entries = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? [];
    const entry = entries.find(({ label }) => label === wanted);
    if (!entry) throw new Error(`The menu has no entry ${wanted}`);
    entry.click(undefined, BaseWindow.getFocusedWindow(), webContents.getFocusedWebContents());
  }, label);
}

/** Sends the key through the shell, as a keyboard does. */
async function press({ electron }: Desktop, page: Page, key: string): Promise<void> {
  await electron.evaluate(
    ({ webContents }, { url, keyCode }) => {
      const contents = webContents.getAllWebContents().find((one) => one.getURL() === url);
      contents?.focus();
      for (const type of ['keyDown', 'char', 'keyUp'] as const) contents?.sendInputEvent({ type, keyCode });
    },
    { url: page.url(), keyCode: key },
  );
}

test('the panel fills the window below its menu bar, and follows its size', async ({ desktop }) => {
  await desktop.app(APP);
  const sizes = () =>
    desktop.electron.evaluate(({ BaseWindow }) => {
      const [window] = BaseWindow.getAllWindows();
      const { width, height } = window?.contentView.children[0]?.getBounds() ?? {};
      return { panel: { width, height }, window: window?.getContentSize() };
    });
  const { window } = await sizes();
  expect(await sizes()).toEqual({ window, panel: { width: window?.[0], height: window?.[1] } });
  expect(await desktop.panel.evaluate(() => innerHeight)).toBe(window?.[1]);
  await desktop.electron.evaluate(({ BaseWindow }) => BaseWindow.getAllWindows()[0]?.setContentSize(900, 700));
  await expect.poll(sizes).toEqual({ window: [900, 700], panel: { width: 900, height: 700 } });
});

/** Mocks the system's folder dialog. */
function answerFolder({ electron }: Desktop, folder: string): Promise<void> {
  return electron.evaluate(({ dialog }, chosen) => {
    const answer = async () => ({ canceled: false, filePaths: [chosen] });
    Object.assign(dialog, { showOpenDialog: answer });
  }, folder);
}

test('the next start has the folder that was chosen in the system’s dialog, and the window where it was, or in full on a screen', async ({
  config,
}, testInfo) => {
  // It starts three programs.
  test.slow();
  const folder = testInfo.outputPath('own');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'mine.json'), '{ "name": "Mine", "theme": "dark" }');
  const bounds = ({ electron }: Desktop) =>
    electron.evaluate(({ BaseWindow }) => BaseWindow.getAllWindows()[0]?.getNormalBounds());
  const move = ({ electron }: Desktop, to: Electron.Rectangle) =>
    electron.evaluate(({ BaseWindow }, place) => BaseWindow.getAllWindows()[0]?.setBounds(place), to);

  const first = await startDesktop(config);
  await first.app(APP);
  await move(first, { x: 40, y: 60, width: 800, height: 600 });
  await expect.poll(() => bounds(first)).toMatchObject({ width: 800, height: 600 });
  const left = await bounds(first);
  const { panel, api } = first;
  await answerFolder(first, folder);
  await panel.getByRole('tab', { name: 'Own' }).click();
  await panel.getByRole('button', { name: 'Another folder…' }).click();
  await panel.getByRole('button', { name: 'Mine', exact: true }).dblclick();
  await expect.poll(async () => (await (await api('/scenario')).json()).scenario.theme).toBe('dark');
  await first.electron.close();

  const second = await startDesktop(config);
  await second.app(APP);
  expect(await bounds(second)).toEqual(left);
  expect((await (await second.api('/files')).json()).folder).toBe(folder);
  await move(second, { x: 9000, y: 60, width: 800, height: 600 });
  await expect.poll(async () => (await bounds(second))?.x).toBeGreaterThan(5000);
  await second.electron.close();

  const third = await startDesktop(config);
  await third.app(APP);
  const { window, screen } = await third.electron.evaluate((electron) => ({
    window: electron.BaseWindow.getAllWindows()[0]?.getNormalBounds(),
    screen: electron.screen.getPrimaryDisplay().workArea,
  }));
  expect(window).toMatchObject({ width: 800, height: 600 });
  expect((window?.x ?? -1) >= screen.x && (window?.x ?? 0) + 800 <= screen.x + screen.width).toBe(true);
  await third.electron.close();
});

test('the developer tools open in their own window, beside a phone of the same size', async ({ desktop }) => {
  const before = await desktop.app(APP);
  await desktop.api('/scenario', { method: 'PUT', body: JSON.stringify({ device: 'phone' }) });
  // The old view is resized too until its replacement appears.
  await expect.poll(() => before.isClosed()).toBe(true);
  const app = await desktop.app(APP);
  await expect.poll(() => app.evaluate(() => innerWidth)).toBe(390);
  const tools = () =>
    desktop.electron.evaluate(({ webContents }) => {
      const app = webContents.getAllWebContents().find((one) => one.getURL().includes('/user/accounts/'));
      return app?.devToolsWebContents?.getURL() ?? '';
    });
  await choose(desktop, 'Inspect the app');
  await expect.poll(tools).toContain('devtools://');
  expect(await app.evaluate(() => innerWidth)).toBe(390);
  await choose(desktop, 'Inspect the app');
  await expect.poll(tools).toBe('');
});

test('a crash of the app is shown in its place and can be reloaded; a crash of the panel opens a dialog', async ({
  desktop,
}) => {
  const { panel, electron } = desktop;
  await desktop.app(APP);
  const crash = (part: string) =>
    electron.evaluate(({ webContents, BaseWindow }, wanted) => {
      const contents = webContents.getAllWebContents().find((one) => one.getURL().includes(wanted));
      contents?.forcefullyCrashRenderer();
      return BaseWindow.getAllWindows().length;
    }, part);
  await crash('/user/accounts/');
  const alert = panel.getByRole('alert').filter({ hasText: 'The app’s page has crashed' });
  await expect(alert).toContainText('crashed');
  await alert.getByRole('button', { name: 'Load it again' }).click();
  await expect(alert).toHaveCount(0);
  // Playwright cannot recover a crashed page, so we ask the shell.
  const shown = (part: string, selector: string) =>
    electron.evaluate(
      ({ webContents }, wanted) =>
        webContents
          .getAllWebContents()
          .find((one) => one.getURL().includes(wanted.part))
          ?.executeJavaScript(`document.querySelector('${wanted.selector}')?.textContent ?? ''`),
      { part, selector },
    );
  await expect.poll(() => shown('/user/accounts/', '#root h1')).toBe('Identity verification');

  // Tests cannot press system dialogs.
  await electron.evaluate(({ dialog }) => {
    dialog.showMessageBox = (async (_window: unknown, { message }: { message: string }) => {
      Object.assign(globalThis, { asked: message });
      return { response: 0, checkboxChecked: false };
    }) as unknown as typeof dialog.showMessageBox;
  });
  await crash('//harness.localhost');
  await expect
    .poll(() => electron.evaluate(() => (globalThis as unknown as { asked?: string }).asked))
    .toMatch(/^The panel has crashed/);
  await expect.poll(() => shown('//harness.localhost', 'h1')).toBe('Harness');
});

test('Back and Forward go through the history of the page that has the focus', async ({ kept: desktop }) => {
  const { panel } = desktop;
  const app = await desktop.app(APP);
  const first = app.url();
  await app
    .getByRole('link', { name: /^Verify/ })
    .first()
    .click();
  await expect(app).not.toHaveURL(first);
  const second = app.url();
  await desktop.electron.evaluate(({ webContents }, url) => {
    webContents
      .getAllWebContents()
      .find((one) => one.getURL() === url)
      ?.focus();
  }, second);
  await choose(desktop, 'Back');
  await expect(app).toHaveURL(first);
  await choose(desktop, 'Forward');
  await expect(app).toHaveURL(second);

  await panel.getByRole('radio', { name: 'HKG' }).click();
  await desktop.app(/^http:\/\/www\.hk\./);
  // The old view closes late, which moves the focus.
  await expect.poll(() => desktop.electron.windows().some((page) => APP.test(page.url()))).toBe(false);
  await desktop.electron.evaluate(({ webContents }) => {
    webContents
      .getAllWebContents()
      .find((one) => one.getURL().includes('//harness.localhost'))
      ?.focus();
  });
  await choose(desktop, 'Back');
  await expect(panel.getByRole('radio', { name: 'NONE', exact: true })).toBeChecked();
});

test('‘/’ in the app opens the search of the panel; in a field it is typed, and the menu undoes it', async ({
  kept: desktop,
}) => {
  await desktop.api('/scenario', {
    method: 'PUT',
    body: JSON.stringify({ route: '/auth/residenceInfo', member: { country: 'GBR' } }),
  });
  const app = await desktop.app(/residenceInfo/);
  await app.getByRole('button', { name: 'Continue', exact: true }).click();
  const search = desktop.panel.getByRole('dialog', { name: 'Go to' });
  const city = app.getByLabel('City');
  await city.focus();
  await press(desktop, app, '/');
  await expect(city).toHaveValue('/');
  await expect(search).toHaveCount(0);
  await choose(desktop, 'Undo');
  await expect(city).toHaveValue('');

  await app.getByRole('button', { name: 'Continue', exact: true }).focus();
  await press(desktop, app, '/');
  await expect(search).toBeVisible();
  await expect(search.getByRole('combobox')).toBeFocused();
  expect(await desktop.panel.evaluate(() => document.hasFocus())).toBe(true);

  await desktop.panel.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await city.focus();
  await choose(desktop, 'Search');
  await expect(search.getByRole('combobox')).toBeFocused();
});

test('what a browser opens in a tab opens in its own window, which closes with the harness', async ({ desktop }) => {
  const { panel, electron } = desktop;
  const app = await desktop.app(APP);
  await app.evaluate(() => localStorage.setItem('shared', 'yes'));
  const opened = electron.waitForEvent('window');
  await panel.getByRole('button', { name: 'Open the app in a tab' }).click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Identity verification');
  expect(
    await tab.evaluate(() => [localStorage.getItem('shared'), 'harnessDesktop' in window, 'require' in globalThis]),
  ).toEqual(['yes', false, false]);
  const before = tab.url();
  await tab.evaluate(() => {
    location.href = 'https://example.com/';
  });
  await tab.evaluate(() => window.open('http://harness.localhost/'));
  const linked = electron.waitForEvent('window');
  await app.evaluate(() => window.open('/user/accounts/auth/kyc', '_blank', 'noopener'));
  await expect(await linked).toHaveURL(/\/auth\/kyc/);
  expect(tab.url()).toBe(before);
  expect(await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(2);

  await closeHarness(electron);
  await expect.poll(() => electron.windows().length).toBe(0);
});
