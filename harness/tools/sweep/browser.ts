import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium, PAGE_OPTIONS } from '../../kit/chromium';
import { SHORT_PAGE_ARGS } from '../../kit/short-pages';
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
 * Draws the same page in the same way each time: never only a part of it, which leaves other edges than drawing the whole, and not by
 * what the processor can do. It takes longer, and only a review pack needs it: its content has a hash.
 */
const EXACT = ['--disable-partial-raster', '--disable-skia-runtime-opts'];

/** The browser of one worker, with its one page. */
export interface SweepBrowser {
  readonly page: StatePageDriver;
  readonly leaving: LeavingRequests;
  /** The same page, as Playwright drives it. Walks need it; only Chromium has it. */
  readonly driven?: Page;
  readonly close: () => Promise<void>;
}

/** Starts a browser and opens its page. The profile has a folder: without one the browser keeps no compiled scripts. */
export async function openBrowser({
  exact = false,
  executablePath = findChromium(),
}: {
  readonly exact?: boolean;
  /** Program of the browser. Default: the one that was found. */
  readonly executablePath?: string | undefined;
} = {}): Promise<SweepBrowser> {
  const leaving = await watchLeavingRequests();
  const context = await chromium.launchPersistentContext('', {
    ...(executablePath && { executablePath }),
    ...PAGE_OPTIONS,
    args: [
      ...CHROMIUM_ARGS,
      ...SHORT_PAGE_ARGS,
      ...WITHOUT_MAKER,
      ...(exact ? EXACT : []),
      `--proxy-server=${leaving.proxy}`,
    ],
  });
  context.setDefaultTimeout(ELEMENT_TIMEOUT_MS);
  const driven = context.pages()[0] ?? (await context.newPage());
  return {
    page: await SweepPage.of(driven),
    leaving,
    driven,
    close: async () => {
      await context.close();
      await leaving.close();
    },
  };
}
