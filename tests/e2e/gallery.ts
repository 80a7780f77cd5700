import type { Fixtures, Page, Response } from '@playwright/test';
import type { GalleryState } from '../../harness/gallery/states';
import { expect, type Harness, isolatedTest, test as keptTest } from './harness';

export interface GalleryQuery {
  readonly theme?: 'light' | 'dark' | 'black';
  readonly dir?: 'ltr' | 'rtl';
  readonly lang?: string;
  readonly texts?: 'long';
  /** Section or opened piece to show. Default: the whole page. */
  readonly state?: GalleryState['id'];
}

/** Served with the panel's policy. */
export class Gallery {
  /** Warnings, errors and policy violations, oldest first. */
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

  /** Waits until ready. */
  async open(query: GalleryQuery = {}): Promise<Response> {
    const response = await this.page.goto(this.address(query));
    expect(response?.status(), 'out/gallery has to be built: npm run build:harness').toBe(200);
    await this.page.waitForSelector('html[data-ready="gallery"]', { state: 'attached' });
    return response as Response;
  }

  /** Then only `page.clock.runFor` advances it. Needs `page.clock.install` first. */
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

/** Shares the worker's page. */
export const test = keptTest.extend(fixtures);

/** In its own page, for stopped clocks and empty caches. */
export const isolatedGalleryTest = isolatedTest.extend(fixtures);

export { expect };
