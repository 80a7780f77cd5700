import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { findFile } from '../../harness/server/files';

const BUILT = resolve(import.meta.dirname, '../../out/gallery');

/** Stricter than production's: what the pieces do under this policy they do everywhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
].join('; ');

export interface GalleryQuery {
  readonly theme?: 'light' | 'dark' | 'black';
  readonly dir?: 'ltr' | 'rtl';
  readonly lang?: string;
}

/** The gallery's page, and what went wrong on it. */
export class Gallery {
  /** Console errors, uncaught errors and violations of the policy, in the order in which they came. */
  readonly problems: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly origin: string,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.problems.push(message.text());
    });
    page.on('pageerror', (error) => this.problems.push(error.message));
  }

  async open(query: GalleryQuery = {}): Promise<void> {
    const address = `${this.origin}/gallery/?${new URLSearchParams({ ...query })}`;
    await this.page.goto(address);
    await this.page.waitForSelector('html[data-ready="gallery"]', { state: 'attached' });
  }
}

export const test = base.extend<{ gallery: Gallery }, { galleryOrigin: string }>({
  galleryOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      if (!(await findFile(BUILT, '/index.html'))) {
        throw new Error('out/gallery is not built: run `npm run build:harness`');
      }
      const server = createServer(async (req, res) => {
        const path = new URL(req.url ?? '/', 'http://localhost').pathname.replace(/^\/gallery/, '');
        const file = await findFile(BUILT, path === '/' ? '/index.html' : path);
        if (!file) return void res.writeHead(path === '/favicon.ico' ? 204 : 404).end();
        res.writeHead(200, { 'content-type': file.contentType, 'content-security-policy': POLICY }).end(file.bytes);
      });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      await new Promise((done) => server.close(done));
    },
    { scope: 'worker' },
  ],
  gallery: async ({ page, galleryOrigin }, use) => {
    await use(new Gallery(page, galleryOrigin));
  },
});

export { expect };
