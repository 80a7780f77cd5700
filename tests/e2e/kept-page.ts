import type { BrowserContext, Page } from '@playwright/test';

const VIEWPORT = { width: 1280, height: 720 };
const NO_EMULATION = { media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null };

/** What stays in a page, or in all later pages of its context, and cannot be taken away again. */
const LASTING_OF_PAGE = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const;
const LASTING_OF_CLOCK = [
  'fastForward',
  'install',
  'pauseAt',
  'resume',
  'runFor',
  'setFixedTime',
  'setSystemTime',
] as const;

/** Makes methods throw, so that a test does not change the tests after it. */
function refuse<T extends object>(object: T, methods: readonly (keyof T & string)[]): void {
  for (const name of methods) {
    const refused = () => {
      throw new Error(
        `What ${name} does stays for the tests that use the page later: use isolatedTest, or a page of the test's own`,
      );
    };
    Object.defineProperty(object, name, { value: refused });
  }
}

const TESTS_PER_COLLECTION = 25;

/** A page that several tests use one after the other. It is as clean as a new page, but keeps the browser's caches. */
export class KeptPage {
  #page: Page | undefined;
  readonly #visited = new Set<string>();
  #tests = 0;

  constructor(readonly context: BrowserContext) {
    refuse(context.clock, LASTING_OF_CLOCK);
  }

  /** Returns the page for the next test. */
  async take(): Promise<Page> {
    this.#page ??= await this.#open();
    this.#page.on('framenavigated', (frame) => {
      const { origin } = new URL(frame.url());
      if (origin.startsWith('http')) this.#visited.add(origin);
    });
    return this.#page;
  }

  async #open(): Promise<Page> {
    const page = await this.context.newPage();
    refuse(page, LASTING_OF_PAGE);
    return page;
  }

  /** Removes what a test has left: listeners, routes, other pages, emulated media, storage, cookies and permissions. */
  async tidy(page: Page): Promise<void> {
    page.removeAllListeners();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all(this.context.pages().map((open) => open !== page && open.close()));
    for (const origin of this.#visited) {
      // Session storage can only be cleared from a page of its origin; this one is small.
      await page.goto(`${origin}/nowhere`);
      await page.evaluate(async () => {
        localStorage.clear();
        sessionStorage.clear();
        // The key of the drafts, and the drafts.
        window.name = '';
        for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
      });
    }
    this.#visited.clear();
    this.#tests += 1;
    if (this.#tests % TESTS_PER_COLLECTION === 0) await this.#freeMemory(page);
    await page.setViewportSize(VIEWPORT);
    await page.emulateMedia(NO_EMULATION);
    await this.context.clearCookies();
    await this.context.clearPermissions();
  }

  /** Frees the memory of earlier documents. All pages of the browser have one process, which would grow to some gigabytes before it does that by itself. */
  async #freeMemory(page: Page): Promise<void> {
    const session = await this.context.newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    await session.detach();
  }

  /** Closes the page after a failed test, because it may be in any state; the next test gets a new one. */
  async drop(): Promise<void> {
    await Promise.all(this.context.pages().map((page) => page.close()));
    await this.context.setOffline(false);
    await this.context.clearCookies();
    this.#page = undefined;
    this.#visited.clear();
  }
}
