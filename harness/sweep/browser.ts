import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium, PAGE_OPTIONS } from '../cli/chromium';
import { SHORT_PAGE_ARGS } from '../cli/short-pages';
import { ELEMENT_TIMEOUT_MS } from '../walks/playwright-driver';
import { type LeavingRequests, watchLeavingRequests } from './leaving-requests';
import { type StatePageDriver, SweepPage } from './page';

/** An address of this machine at which nothing listens. */
const NOWHERE = 'http://127.0.0.1:9';

/**
 * Blocks the requests that a full Chromium (not its headless shell) sends to its vendor when it starts, about updates and accounts. Its
 * other flags do not stop these requests, and each would count as a page's request to another machine.
 */
const WITHOUT_MAKER = [`--component-updater=url-source=${NOWHERE}`, `--gaia-url=${NOWHERE}`];

/**
 * Draws the same page in the same way each time: never only a part of it anew, which leaves other edges than drawing the whole, and not by
 * what the processor can do. It takes longer, and only a review pack needs it: its content has a hash.
 */
const EXACT = ['--disable-partial-raster', '--disable-skia-runtime-opts'];

/** A page that Playwright drives and a sweep observes. */
interface DrivenPage {
  readonly page: Page;
  readonly observed: SweepPage;
}

/** The browser of one worker, with its one page. */
export interface SweepBrowser {
  readonly page: StatePageDriver;
  readonly leaving: LeavingRequests;
  /** Another page, with cookies of its own, that Playwright drives; made when it is first asked for. For walks, which need Chromium. */
  readonly driven?: () => Promise<DrivenPage>;
  readonly close: () => Promise<void>;
}

/**
 * Starts a browser and opens its page. The page is in the profile that the browser starts with: one that Playwright makes has no folder,
 * and without a folder the browser keeps no compiled scripts. Playwright itself does not attach to the page, because reporting each request
 * to Playwright takes longer than the request.
 */
export async function openBrowser({
  exact = false,
  executablePath = findChromium(),
}: {
  readonly exact?: boolean;
  /** Program of the browser. Default: the one that was found. */
  readonly executablePath?: string | undefined;
} = {}): Promise<SweepBrowser> {
  const leaving = await watchLeavingRequests();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...CHROMIUM_ARGS,
      ...SHORT_PAGE_ARGS,
      ...WITHOUT_MAKER,
      ...(exact ? EXACT : []),
      `--proxy-server=${leaving.proxy}`,
    ],
  });
  let driven: Promise<DrivenPage> | undefined;
  return {
    page: await SweepPage.open(await browser.newBrowserCDPSession()),
    leaving,
    driven: () => {
      driven ??= openDriven(browser);
      return driven;
    },
    close: () => closeAll(browser, leaving),
  };
}

async function openDriven(browser: Browser): Promise<DrivenPage> {
  // The size of the screen is set by the sweep.
  const context = await browser.newContext({ ...PAGE_OPTIONS, viewport: null });
  context.setDefaultTimeout(ELEMENT_TIMEOUT_MS);
  const page = await context.newPage();
  const [session, whole] = await Promise.all([context.newCDPSession(page), browser.newBrowserCDPSession()]);
  return { page, observed: await SweepPage.attach(session, whole) };
}

async function closeAll(browser: Browser, leaving: LeavingRequests): Promise<void> {
  await browser.close();
  await leaving.close();
}
