import type { Page } from '@playwright/test';
import type { GalleryState } from '../../harness/gallery/states';
import { expect, type Harness, isolatedTest } from './harness';

export interface GalleryQuery {
  readonly theme?: 'light' | 'dark' | 'black';
  readonly dir?: 'ltr' | 'rtl';
  readonly lang?: string;
  readonly texts?: 'long';
  /** One section or one opened piece alone; the whole page without it. */
  readonly state?: GalleryState['id'];
}

/** The gallery's page as the harness serves it, under the panel's policy, and what went wrong on it. */
export class Gallery {
  /** Console errors and warnings (a violation of the policy is one) and uncaught errors, in the order in which they came. */
  readonly problems: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly harness: Harness,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.problems.push(message.text());
    });
    page.on('pageerror', (error) => this.problems.push(error.message));
  }

  address(query: GalleryQuery = {}): string {
    return this.harness.address('harness.localhost', `/gallery/?${new URLSearchParams({ ...query })}`);
  }

  async open(query: GalleryQuery = {}): Promise<void> {
    const response = await this.page.goto(this.address(query));
    expect(response?.status(), 'out/gallery has to be built: npm run build:harness').toBe(200);
    await this.page.waitForSelector('html[data-ready="gallery"]', { state: 'attached' });
  }

  /** Stops the page's clock where it is: from now on time passes by `page.clock.runFor` alone. */
  async stopTime(): Promise<void> {
    await this.page.clock.pauseAt(await this.page.evaluate(() => Date.now() + 1000));
  }
}

export const test = isolatedTest.extend<{ gallery: Gallery }>({
  gallery: async ({ page, harness }, use) => {
    await use(new Gallery(page, harness));
  },
});

export { expect };
