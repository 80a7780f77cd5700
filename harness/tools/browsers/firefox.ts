import { existsSync } from 'node:fs';
import type { ElementHandle, Frame } from 'puppeteer-core';
import { PAGE_OPTIONS } from '../../kit/chromium';
import { scriptedBuild } from './scripted-build';
import { type Engine, PICTURE_QUALITY, type Place, type Problem } from './tab';

const PROGRAM = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** Cookies and storage of other sites. */
const REFUSE_FOREIGN = 1;

/** Stops Firefox's background requests. The preference needs the variable. */
const WITHOUT_MAKER = {
  env: { MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' },
  prefs: { 'services.settings.server': 'data:,#nowhere/v1' },
};

function proxyTo(address: string): Record<string, unknown> {
  const [host, port] = address.split(':');
  const names = ['http', 'ssl'].flatMap((kind) => [
    [`network.proxy.${kind}`, host],
    [`network.proxy.${kind}_port`, Number(port)],
  ]);
  return { 'network.proxy.type': 1, ...Object.fromEntries(names) };
}

/** Debian's Firefox, over WebDriver BiDi. */
export const firefox: Engine = {
  label: 'Firefox',
  packages: ['firefox-esr'],
  missing: () => (existsSync(PROGRAM) ? undefined : `no ${PROGRAM} (apt-get install firefox-esr, or FIREFOX_PATH)`),
  inParallel: true,
  isRefused: '(() => { try { return !localStorage; } catch { return true; } })()',
  buildFor: (distDir, folder, scripts = []) =>
    scripts.length === 0 ? distDir : scriptedBuild(distDir, folder, scripts),
  start: async ({ refusesThirdParties = false, proxy } = {}) => {
    // Loaded here: most commands start no browser.
    const { launch } = await import('puppeteer-core');
    const browser = await launch({
      browser: 'firefox',
      executablePath: PROGRAM,
      headless: true,
      env: { ...process.env, TZ: PAGE_OPTIONS.timezoneId, ...WITHOUT_MAKER.env },
      extraPrefsFirefox: {
        ...WITHOUT_MAKER.prefs,
        'intl.accept_languages': PAGE_OPTIONS.locale,
        ...(refusesThirdParties && { 'network.cookie.cookieBehavior': REFUSE_FOREIGN }),
        ...(proxy !== undefined && proxyTo(proxy)),
      },
    });
    const page = await browser.newPage();
    let problems: Problem[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      problems.push({ kind: 'console', text: message.text(), url: message.location().url ?? '' });
    });
    page.on('pageerror', (error) => problems.push({ kind: 'uncaught', text: String(error), url: '' }));

    const frameAt = async (place: Place = []): Promise<Frame> => {
      let frame = page.mainFrame();
      for (const selector of place) {
        const inner = await (await frame.$(selector))?.contentFrame();
        if (!inner) throw new Error(`There is no frame ${selector}`);
        frame = inner;
      }
      return frame;
    };
    const at = async (selector: string, place?: Place): Promise<ElementHandle> => {
      const element = await (await frameAt(place)).$(selector);
      if (element === null) throw new Error(`There is no ${selector}`);
      return element;
    };
    return {
      browser: await browser.version(),
      open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
      reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
      back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
      run: async <T>(expression: string, place?: Place) => (await (await frameAt(place)).evaluate(expression)) as T,
      click: async (selector, place) => (await at(selector, place)).click(),
      type: async (selector, text, place) => (await at(selector, place)).type(text),
      choose: async (selector, path, place) =>
        ((await at(selector, place)) as ElementHandle<HTMLInputElement>).uploadFile(path),
      problems: async () => {
        const found = problems;
        problems = [];
        return found;
      },
      resize: (size) => page.setViewport(size),
      picture: async () =>
        Buffer.from(await page.screenshot({ type: 'jpeg', quality: PICTURE_QUALITY, captureBeyondViewport: false })),
      close: () => browser.close(),
    };
  },
};
