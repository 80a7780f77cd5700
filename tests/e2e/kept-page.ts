import type { BrowserContext, Page } from '@playwright/test';

const VIEWPORT = { width: 1280, height: 720 };
const NO_EMULATION = { media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null };

/** Cannot be removed from a page or its context. */
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

/** So that a test does not affect later ones. */
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

/** As clean as a new page, but keeps the browser's caches. */
export class KeptPage {
  #page: Page | undefined;
  readonly #visited = new Set<string>();
  #tests = 0;

  constructor(readonly context: BrowserContext) {
    refuse(context.clock, LASTING_OF_CLOCK);
  }

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

  /** Removes listeners, routes, pages, emulated media, storage, cookies and permissions. */
  async tidy(page: Page): Promise<void> {
    page.removeAllListeners();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all(this.context.pages().map((open) => open !== page && open.close()));
    for (const origin of this.#visited) {
      // Session storage needs a page of its origin; this one is small.
      await page.goto(`${origin}/nowhere`);
      await page.evaluate(async () => {
        localStorage.clear();
        sessionStorage.clear();
        // Holds the drafts and their key.
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

  /** All pages share a process, which would grow to gigabytes. */
  async #freeMemory(page: Page): Promise<void> {
    const session = await this.context.newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    await session.detach();
  }

  /** After a failed test, because the page may be in any state. */
  async drop(): Promise<void> {
    await Promise.all(this.context.pages().map((page) => page.close()));
    await this.context.setOffline(false);
    await this.context.clearCookies();
    this.#page = undefined;
    this.#visited.clear();
  }
}
