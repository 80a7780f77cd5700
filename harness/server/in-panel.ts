import type { Exchange } from './http';
import { pagesAddress } from './pages-path';

/**
 * Adds the scripts of the panel's link (`page-link.ts`) to pages that the panel shows. Other clients get unchanged
 * pages.
 */

/** Set by the desktop shell for the app's view. */
export const IN_PANEL_HEADER = 'x-harness-panel';
/** Set by the page around the app. No script reads it. */
const IN_PANEL_COOKIE = 'harness-panel=1';

export function inPanelCookie(path: string): string {
  return `${IN_PANEL_COOKIE}; Path=${path}; HttpOnly; SameSite=Lax`;
}

export function isInPanel({ req: { headers } }: Pick<Exchange, 'req'>): boolean {
  if (headers[IN_PANEL_HEADER] !== undefined) return true;
  const cookies = (headers.cookie ?? '').split('; ');
  return headers['sec-fetch-dest'] === 'iframe' && cookies.includes(IN_PANEL_COOKIE);
}

/** Reports messages that the app's page cannot see afterwards. */
export function withMessages(page: string, { req }: Pick<Exchange, 'req'>, isWatched: boolean): string {
  const isShown =
    req.headers[IN_PANEL_HEADER] !== undefined || (isWatched && req.headers['sec-fetch-dest'] === 'iframe');
  if (!isShown) return page;
  return page.replace(
    '</head>',
    () => `<script type="module" src="${pagesAddress('page-messages.js')}"></script></head>`,
  );
}

/** The second is async, so that the page's scripts need not wait. */
const scripts = () =>
  `<script src="${pagesAddress('page-watch.js')}"></script><script type="module" async src="${pagesAddress('page-link.js')}"></script>`;

/** First, to catch early errors. */
export function withPageLink(page: string): string {
  return page.replace('<script', () => `${scripts()}<script`);
}
