import type { BrowserContext, Page } from '@playwright/test';

const VIEWPORT = { width: 1280, height: 720 };
const AS_IT_IS = { media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null };

/** A page that one test after another gets, as clean as a new one but for its browser's caches. */
export class KeptPage {
  #page: Page | undefined;
  readonly #visited = new Set<string>();

  constructor(readonly context: BrowserContext) {}

  async take(): Promise<Page> {
    this.#page ??= await this.context.newPage();
    this.#page.on('framenavigated', (frame) => {
      const { origin } = new URL(frame.url());
      if (origin.startsWith('http')) this.#visited.add(origin);
    });
    return this.#page;
  }

  /** Takes away what a test left: listeners, routes, windows, what it emulated, and what its pages stored. */
  async tidy(page: Page): Promise<void> {
    page.removeAllListeners();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all(this.context.pages().map((open) => open !== page && open.close()));
    for (const origin of this.#visited) {
      // A small page of the origin: what is stored for a tab can be reached from there alone.
      await page.goto(`${origin}/nowhere`);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
    this.#visited.clear();
    await page.goto('about:blank');
    await page.setViewportSize(VIEWPORT);
    await page.emulateMedia(AS_IT_IS);
    await this.context.clearCookies();
    await this.context.clearPermissions();
  }

  /** After a failure the page may be in any state: the next test gets a new one. */
  async drop(): Promise<void> {
    await Promise.all(this.context.pages().map((page) => page.close()));
    await this.context.clearCookies();
    this.#page = undefined;
    this.#visited.clear();
  }
}
