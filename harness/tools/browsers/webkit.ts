import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { WebDriver } from 'selenium-webdriver';
import { PAGE_OPTIONS } from '../../kit/chromium';
import { hasDisplay } from '../../kit/electron-runtime';
import { RECORDER, TAKE_RECORDED } from './recorder';
import { scriptedBuild } from './scripted-build';
import { type Engine, PICTURE_QUALITY, type Place, type Problem, type TabOptions } from './tab';

const PROGRAM = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
const DISPLAY_PROGRAM = 'Xvfb';
/** In milliseconds, for a busy machine. */
const START_MS = 60_000;

/** Higher than any page in a picture. */
const DISPLAY_SIZE = '1400x4000x24';
/** Included in the window's size. */
const BAR_HEIGHT = 38;

/** Debian's WebKitGTK, over WebDriver. Its driver reports no errors, so a script in the page does. */
export const webkit: Engine = {
  label: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  missing: () => {
    if (!existsSync(PROGRAM)) return `no ${PROGRAM} (apt-get install webkit2gtk-driver, or WEBKIT_DRIVER_PATH)`;
    return hasDisplay() || inPath(DISPLAY_PROGRAM)
      ? undefined
      : `no display, and no ${DISPLAY_PROGRAM} to make one (apt-get install xvfb)`;
  },
  inParallel: false,
  isRefused: "(() => { document.cookie = 'refused=no'; return !document.cookie.includes('refused'); })()",
  buildFor: (distDir, folder, scripts = []) => scriptedBuild(distDir, folder, [RECORDER, ...scripts]),
  start: async (options = {}) => {
    const started = await startDriver(options);
    const { driver, stop } = started;

    const enter = async (place: Place = []) => {
      await driver.switchTo().defaultContent();
      for (const selector of place) await driver.switchTo().frame(await driver.findElement({ css: selector }));
    };
    const at = async (selector: string, place?: Place) => {
      await enter(place);
      return driver.findElement({ css: selector });
    };
    /** Includes frames. */
    const takeRecorded = async (): Promise<Problem[]> => {
      const found = (await driver.executeScript(`return ${TAKE_RECORDED}`)) as Problem[];
      for (const frame of await driver.findElements({ css: 'iframe' })) {
        await driver.switchTo().frame(frame);
        found.push(...(await takeRecorded()));
        await driver.switchTo().parentFrame();
      }
      return found;
    };
    const version = (await driver.getCapabilities()).getBrowserVersion();
    return {
      browser: `WebKitGTK/${version}`,
      open: async (address) => {
        await driver.switchTo().defaultContent();
        await driver.get(address);
      },
      reload: () => driver.navigate().refresh(),
      back: () => driver.navigate().back(),
      run: async <T>(expression: string, place?: Place) => {
        await enter(place);
        return (await driver.executeScript(`return (${expression})`)) as T;
      },
      click: async (selector, place) => (await at(selector, place)).click(),
      type: async (selector, text, place) => (await at(selector, place)).sendKeys(text),
      choose: async (selector, path, place) => (await at(selector, place)).sendKeys(path),
      problems: async () => {
        await driver.switchTo().defaultContent();
        return takeRecorded();
      },
      resize: async ({ width, height }) => {
        await driver
          .manage()
          .window()
          .setRect({ x: 0, y: 0, width, height: height + BAR_HEIGHT });
      },
      picture: async () => {
        await driver.switchTo().defaultContent();
        const [{ PNG }, { encode }] = await Promise.all([import('pngjs'), import('jpeg-js')]);
        const { width, height, data } = PNG.sync.read(Buffer.from(await driver.takeScreenshot(), 'base64'));
        return encode({ width, height, data }, PICTURE_QUALITY).data;
      },
      close: async () => {
        await driver.quit().catch(() => undefined);
        await stop();
      },
    };
  },
};

function inPath(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}

interface Started {
  readonly driver: WebDriver;
  readonly stop: () => Promise<void>;
}

/** Creates a profile folder, and a display if missing. */
async function startDriver(options: TabOptions): Promise<Started> {
  const stops: (() => Promise<unknown>)[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const stop = async () => {
    for (const end of stops.reverse()) await end();
    // Its processes outlive the driver for a moment.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  try {
    const display = hasDisplay() ? undefined : await makeDisplay(stops);
    const env = {
      ...process.env,
      ...(display !== undefined && { DISPLAY: display }),
      XDG_CACHE_HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
      LANG: `${PAGE_OPTIONS.locale.replace('-', '_')}.UTF-8`,
      TZ: PAGE_OPTIONS.timezoneId,
    };
    // Loaded here: most commands start no browser.
    const { Builder } = await import('selenium-webdriver');
    // Node's `import` cannot load a folder.
    const require = createRequire(import.meta.url);
    const { DriverService } = require('selenium-webdriver/remote') as typeof import('selenium-webdriver/remote');
    const service = new DriverService.Builder(PROGRAM).setLoopback(true).setEnvironment(env).setStdio('ignore').build();
    stops.push(() => service.kill());
    const builder = new Builder().usingServer(await service.start(START_MS)).withCapabilities(capabilitiesOf(options));
    return { driver: await builder.build(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function capabilitiesOf({ refusesThirdParties = false, proxy }: TabOptions): Record<string, unknown> {
  const args = ['--automation', ...(refusesThirdParties ? ['--cookies-policy=no-third-party', '--enable-itp'] : [])];
  return {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { args },
    ...(proxy !== undefined && {
      proxy: {
        proxyType: 'manual',
        httpProxy: proxy,
        sslProxy: proxy,
        noProxy: ['localhost', '127.0.0.1', '.localhost'],
      },
    }),
  };
}

/** Returns its name; `stops` gets what ends it. */
async function makeDisplay(stops: (() => Promise<unknown>)[]): Promise<string> {
  const args = ['-displayfd', '3', '-screen', '0', DISPLAY_SIZE, '-nolisten', 'tcp'];
  const child = spawn(DISPLAY_PROGRAM, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  stops.push(() => endOf(child));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${DISPLAY_PROGRAM} ended with ${code}`)));
    (child.stdio[3] as Readable).once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
  });
}

function endOf(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill();
  });
}
