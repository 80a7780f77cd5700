import type { Fixtures, Page, Response } from '@playwright/test';
import type { GalleryState } from '../../harness/gallery/states';
import { expect, type Harness, isolatedTest, test as keptTest } from './harness';

/** Settings of the gallery in its address. */
export interface GalleryQuery {
  readonly theme?: 'light' | 'dark' | 'black';
  readonly dir?: 'ltr' | 'rtl';
  readonly lang?: string;
  readonly texts?: 'long';
  /** Id of one section or opened piece that is shown alone. Default: the whole page. */
  readonly state?: GalleryState['id'];
}

/** Opens the gallery as the harness serves it, with the panel's content security policy, and records problems. */
export class Gallery {
  /** Console errors and warnings (including violations of the policy) and uncaught errors, oldest first. */
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

  /** Opens the gallery and waits until it is ready; returns what the server answered. */
  async open(query: GalleryQuery = {}): Promise<Response> {
    const response = await this.page.goto(this.address(query));
    expect(response?.status(), 'out/gallery has to be built: npm run build:harness').toBe(200);
    await this.page.waitForSelector('html[data-ready="gallery"]', { state: 'attached' });
    return response as Response;
  }

  /** Stops the page's clock; from now on only `page.clock.runFor` advances it. Needs `page.clock.install` before. */
  async stopTime(): Promise<void> {
    await this.page.clock.pauseAt(await this.page.evaluate(() => Date.now() + 1000));
  }
}

interface GalleryFixture {
  readonly gallery: Gallery;
}

const fixtures: Fixtures<GalleryFixture, object, { page: Page; harness: Harness }> = {
  gallery: async ({ page, harness }, use) => {
    await use(new Gallery(page, harness));
  },
};

/** A test with the gallery, in the page that the tests of a worker share. */
export const test = keptTest.extend(fixtures);

/** A test with the gallery in a page of its own: for a clock that is stopped, and for caches that have to be empty. */
export const isolatedGalleryTest = isolatedTest.extend(fixtures);

export { expect };
