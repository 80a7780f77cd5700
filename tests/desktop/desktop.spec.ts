import { spawn } from 'node:child_process';
import { closeHarness, electronProgram, expect, launchArguments, test } from './desktop';

const APP = /^http:\/\/www\.harness\.localhost:\d+\/user\/accounts\//;

test('choosing another site in the panel opens the app on that site', async ({ kept: desktop }) => {
  const { panel } = desktop;
  const first = await desktop.app(APP);
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('Identity verification');

  await panel.getByRole('radio', { name: 'HKG' }).click();
  const second = await desktop.app(/^http:\/\/www\.hk\.harness\.localhost:\d+\/user\/accounts\//);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('身份驗證');
  const { scenario } = (await (await desktop.api('/scenario')).json()) as {
    scenario: { site: string; language: string };
  };
  expect(scenario).toMatchObject({ site: 'HKG', language: 'zh-HK' });
});

test('the log lists the requests of the app and shows the response and headers of one', async ({ kept: desktop }) => {
  await desktop.app(APP);
  const { panel } = desktop;
  const entry = panel
    .getByRole('list', { name: 'Requests' })
    .getByRole('button', { name: /kyc-info/ })
    .first();
  await entry.click();
  const detail = panel.getByRole('region', { name: 'Request', exact: true });
  await expect(detail).toContainText('ret_code');
  await expect(detail).toContainText('accept-language');
});

test('opening an earlier address of the panel restores its scenario', async ({ kept: desktop }) => {
  const { panel } = desktop;
  await desktop.app(APP);
  const before = panel.url();
  await panel.getByRole('radio', { name: 'TUR' }).click();
  // The address changes once the server has accepted the change.
  await expect(panel).not.toHaveURL(before);
  await expect(panel.getByRole('radio', { name: 'TUR' })).toBeChecked();
  const address = panel.url();

  await desktop.api('/scenario', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' });
  await expect(panel.getByRole('radio', { name: 'NONE', exact: true })).toBeChecked();
  await panel.evaluate((url) => location.assign(url), address);
  await expect(panel.getByRole('radio', { name: 'TUR' })).toBeChecked();
  const { scenario } = (await (await desktop.api('/scenario')).json()) as { scenario: { site: string } };
  expect(scenario.site).toBe('TUR');
});

test('the app has no bridge and no Node.js API; the panel has only its bridge', async ({ kept: desktop }) => {
  const app = await desktop.app(APP);
  const found = await app.evaluate(() => [
    'harnessDesktop' in window,
    typeof (globalThis as Record<string, unknown>).require,
    typeof (globalThis as Record<string, unknown>).process,
  ]);
  expect(found).toEqual([false, 'undefined', 'undefined']);
  const panel = await desktop.panel.evaluate(() => [
    'harnessDesktop' in window,
    typeof (globalThis as Record<string, unknown>).require,
  ]);
  expect(panel).toEqual([true, 'undefined']);
});

test('requests, navigations and windows outside loopback are blocked and listed in the log', async ({
  kept: desktop,
}) => {
  const app = await desktop.app(APP);
  // Outside the page, whose policy would block the request.
  await desktop.electron.evaluate(async ({ webContents }) => {
    const contents = webContents.getAllWebContents().find((one) => one.getURL().includes('www.harness.localhost'));
    await contents?.session.fetch('https://example.com/elsewhere').catch(() => undefined);
  });
  const reached = await app.evaluate(() =>
    fetch('https://example.com/leak').then(
      () => true,
      () => false,
    ),
  );
  expect(reached).toBe(false);

  const before = app.url();
  await app.evaluate(() => {
    location.href = 'https://example.com/navigation';
  });
  await app.evaluate(() => window.open('https://example.com/window'));
  await expect
    .poll(async () => {
      const log = (await (await desktop.api('/requests')).json()) as { url: string }[];
      return log.map(({ url }) => url).filter((url) => url.includes('example.com'));
    })
    .toEqual(
      expect.arrayContaining([
        'https://example.com/elsewhere',
        'https://example.com/navigation',
        'https://example.com/window',
      ]),
    );
  expect(app.url()).toBe(before);
});

test('host names outside loopback do not resolve, in any session', async ({ kept: desktop }) => {
  const answers = await desktop.electron.evaluate(async ({ session }) => {
    const own = session.fromPartition('resolver-test');
    const resolves = (host: string) =>
      own.resolveHost(host).then(
        () => true,
        () => false,
      );
    return [await resolves('example.com'), await resolves('harness.localhost')];
  });
  expect(answers).toEqual([false, true]);
});

test('the gallery opens in one separate window without a bridge, which cannot navigate away', async ({ desktop }) => {
  const { panel, electron } = desktop;
  await desktop.app(APP);
  await panel.getByRole('button', { name: 'Gallery' }).click();
  const gallery = await desktop.app(/\/gallery\//);
  await gallery.waitForSelector('html[data-ready="gallery"]', { state: 'attached' });
  await expect(gallery.getByRole('heading', { level: 1 })).toHaveText('Identity verification');
  expect(await gallery.evaluate(() => ['harnessDesktop' in window, 'require' in globalThis])).toEqual([false, false]);

  const before = gallery.url();
  await gallery.evaluate(() => {
    location.href = '/';
  });
  await expect
    .poll(async () => {
      const log = (await (await desktop.api('/requests')).json()) as { url: string }[];
      return log.filter(({ url }) => new URL(url).pathname === '/' && new URL(url).hostname === 'harness.localhost')
        .length;
    })
    .toBeGreaterThan(0);
  expect(gallery.url()).toBe(before);

  await panel.getByRole('button', { name: 'Gallery' }).click();
  expect(await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  await closeHarness(electron);
  await expect.poll(() => electron.windows().length, { message: 'the gallery goes with the harness' }).toBe(0);
});

test('panes of a comparison replace the app, which comes back; a sweep runs to its end; a broken link shows no app', async ({
  desktop,
}) => {
  test.setTimeout(120_000);
  const { panel, electron } = desktop;
  await desktop.app(APP);
  // Electron reports no visibility before version 34, so we record the calls.
  await electron.evaluate(({ BaseWindow }) => {
    const [window] = BaseWindow.getAllWindows().filter(({ title }) => title === 'Harness');
    const children = (window?.contentView.children ?? []) as unknown as {
      webContents: { getURL(): string };
      setVisible(visible: boolean): void;
    }[];
    const view = children.find(({ webContents }) => webContents.getURL().includes('/user/accounts/'));
    if (view === undefined) throw new Error('There is no view of the app');
    const setVisible = view.setVisible.bind(view);
    view.setVisible = (visible) => {
      Object.assign(globalThis, { appIsVisible: visible });
      setVisible(visible);
    };
  });
  const appIsVisible = () =>
    electron.evaluate(() => (globalThis as unknown as { appIsVisible?: boolean }).appIsVisible);
  const views = panel.getByRole('navigation', { name: 'Views' });
  await views.getByRole('button', { name: 'Compare' }).click();
  await panel.getByRole('combobox', { name: 'Site of pane 2' }).selectOption('HKG');
  const app = panel.frameLocator('iframe[title="The account area, pane 2"]').frameLocator('#app');
  // Playwright loses a frame that moves to another process.
  await expect(() => expect(app.getByRole('heading', { level: 1 })).toHaveText('身份驗證')).toPass();
  await expect(panel.getByRole('region', { name: 'Only in pane 2' })).toContainText('risk-disclosure');
  expect(await appIsVisible()).toBe(false);

  await views.getByRole('button', { name: 'Sweep' }).click();
  await panel.getByRole('textbox', { name: 'Filter' }).fill('id=step-1-allow');
  await expect(panel.getByText('1 state, about 4 s')).toBeVisible();
  await panel.getByRole('button', { name: 'Start the sweep' }).click();
  const last = panel.getByRole('region', { name: 'The last sweep' });
  await expect(last).toContainText('1 of 1 states · 0 failed', { timeout: 90_000 });
  await expect(last.getByRole('button', { name: 'Open the report' })).toBeVisible();
  await views.getByRole('button', { name: 'App' }).click();
  await expect.poll(appIsVisible).toBe(true);
  // A broken link has no app to show.
  await panel.evaluate(() => {
    location.hash = 'scenario=garbage';
  });
  await expect(panel.getByRole('heading', { name: 'This link cannot be opened' })).toBeVisible();
  await expect.poll(appIsVisible).toBe(false);
});

test('both views run sandboxed, isolated and in memory only', async ({ kept: desktop }) => {
  await desktop.app(APP);
  const preferences = await desktop.electron.evaluate(({ webContents }) =>
    webContents
      .getAllWebContents()
      .filter((contents) => contents.getURL().includes('harness.localhost'))
      .map((contents) => {
        const given = (
          contents as unknown as { getLastWebPreferences(): Record<string, unknown> }
        ).getLastWebPreferences();
        return {
          sandbox: given.sandbox,
          contextIsolation: given.contextIsolation,
          nodeIntegration: given.nodeIntegration,
          webSecurity: given.webSecurity,
          persistent: contents.session.isPersistent(),
        };
      }),
  );
  expect(preferences).toHaveLength(2);
  for (const given of preferences) {
    expect(given).toEqual({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      persistent: false,
    });
  }
});

test('a second harness on a taken port exits with code 1 and suggests --port', async ({ kept: desktop }) => {
  const child = spawn(electronProgram(), launchArguments('--port', String(desktop.port)), {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  expect(code).toBe(1);
  expect(stderr).toContain(String(desktop.port));
  expect(stderr).toContain('--port');
});
