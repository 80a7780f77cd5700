import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../cli/chromium';
import { type LeavingRequests, watchLeavingRequests } from './leaving-requests';
import { SweepPage } from './page';

/** Flags of V8. Each page runs for less than a second: to optimise its scripts, or to clean up beside them, takes longer than it saves. */
const V8_FLAGS = ['--no-maglev', '--no-turbofan', '--no-concurrent-marking'];

/**
 * Features of Chromium that are switched off. The first one makes the browser compile each script anew, although it has kept the
 * compiled one; the second and third one give frames of other hosts a process of their own. The others are those of Playwright's own list
 * that change how a page is loaded or request something at the start; this list replaces Playwright's.
 */
const WITHOUT = [
  'BackgroundResourceFetch',
  'IsolateOrigins',
  'site-per-process',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** An address of this machine at which nothing listens. */
const NOWHERE = 'http://127.0.0.1:9';

/**
 * Sends nowhere what a whole Chromium (not its headless shell) asks its maker when it starts: whether there are updates and accounts. Its other
 * flags do not stop these requests, and each would count as a request of a page that leaves the machine.
 */
const WITHOUT_MAKER = [`--component-updater=url-source=${NOWHERE}`, `--gaia-url=${NOWHERE}`];

/** The browser of one worker, with its one page. */
export interface SweepBrowser {
  readonly page: SweepPage;
  readonly leaving: LeavingRequests;
  readonly close: () => Promise<void>;
}

/**
 * Starts a browser and opens its page. The page is in the profile that the browser starts with: one that Playwright makes has no folder,
 * and without a folder the browser keeps no compiled scripts. Playwright itself does not attach to such a page, so that the browser does
 * not report each request to it, which takes longer than the request.
 */
export async function openBrowser(): Promise<SweepBrowser> {
  const leaving = await watchLeavingRequests();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...CHROMIUM_ARGS,
      ...WITHOUT_MAKER,
      '--disable-site-isolation-trials',
      `--proxy-server=${leaving.proxy}`,
      `--js-flags=${V8_FLAGS.join()}`,
      `--disable-features=${WITHOUT.join()}`,
    ],
  });
  return {
    page: await SweepPage.open(await browser.newBrowserCDPSession()),
    leaving,
    close: () => closeAll(browser, leaving),
  };
}

async function closeAll(browser: Browser, leaving: LeavingRequests): Promise<void> {
  await browser.close();
  await leaving.close();
}
