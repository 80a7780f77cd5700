import type { Exchange } from './http';
import { pagesAddress } from './pages-path';

/**
 * Which pages the panel shows, and the scripts that they get so that they can talk with it (`page-link.ts`). Everybody else, such as a sweep, a
 * review or a test that opens the app's address, gets the page as it is.
 */

/** Header that the desktop shell adds to what the app's view loads. */
export const IN_PANEL_HEADER = 'x-harness-panel';
/** Cookie that the page around the app sets, in a browser. Its path is the app's: no other request has it, and no script reads it. */
const IN_PANEL_COOKIE = 'harness-panel=1';

/** The cookie by which the server knows the app's page in the panel's frame. */
export function inPanelCookie(path: string): string {
  return `${IN_PANEL_COOKIE}; Path=${path}; HttpOnly; SameSite=Lax`;
}

/** Whether the panel has opened a page: in its frame, or in the desktop shell's view. */
export function isInPanel({ req: { headers } }: Pick<Exchange, 'req'>): boolean {
  if (headers[IN_PANEL_HEADER] !== undefined) return true;
  const cookies = (headers.cookie ?? '').split('; ');
  return headers['sec-fetch-dest'] === 'iframe' && cookies.includes(IN_PANEL_COOKIE);
}

/**
 * Adds to a page around the app, or to a vendor's page inside of it, the script that tells which messages the page gets: those of the app, which
 * the app's own page cannot see once it has sent them.
 */
export function withMessages(page: string, { req }: Pick<Exchange, 'req'>, isWatched: boolean): string {
  const isShown =
    req.headers[IN_PANEL_HEADER] !== undefined || (isWatched && req.headers['sec-fetch-dest'] === 'iframe');
  if (!isShown) return page;
  return page.replace(
    '</head>',
    () => `<script type="module" src="${pagesAddress('page-messages.js')}"></script></head>`,
  );
}

/** The second one does not wait for its place: the page's own scripts would wait for it. */
const scripts = () =>
  `<script src="${pagesAddress('page-watch.js')}"></script><script type="module" async src="${pagesAddress('page-link.js')}"></script>`;

/** Adds the scripts of the link to a page, before every other script: so they also see what goes wrong at the start. */
export function withPageLink(page: string): string {
  return page.replace('<script', () => `${scripts()}<script`);
}
