import i18next from 'i18next';
import { dropEarly, isWaiting, sendEarly } from '../api/early';
import { firstCallsOf } from '../api/first-calls';
import { type RoutePath, screenAtAddress } from '../domain/routes';
import { deviceId } from '../lib/device-id';
import { savesData } from '../lib/fetch-ahead';
import { platformOf } from '../modes/platform';
import { canSendEarly, earlyRequest, isInStorage, type Opened } from './early-calls';
import { preloadScreen } from './preload-screen';

/** Milliseconds for which a mouse rests on a link before its screen is fetched: one that only passes over it means nothing. */
export const HOVER_MS = 50;
/** Milliseconds for which an answer that was fetched for the next screen counts as new. */
export const KEPT_MS = 10_000;

/** What tells that a link may be followed next. A finger or a key decides at once, a mouse by resting there. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const;

/**
 * Fetches the code and the first calls of the screen to which a link leads, once the member is likely to follow it: the pointer rests on it, a
 * finger or the mouse button goes down on it, or it gets the focus. Buttons that lead to a screen are links too. Members who save data are left
 * alone. What cannot be fetched is fetched again by the screen, which shows the failure.
 */
export function watchLinks(opened: Opened): void {
  if (savesData()) return;
  let hover: ReturnType<typeof setTimeout> | undefined;
  const notice = (event: Event) => {
    clearTimeout(hover);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const fetchTarget = () => fetchScreen(new URL(link.href), opened);
    if (event.type === 'pointerover') hover = setTimeout(fetchTarget, HOVER_MS);
    else fetchTarget();
  };
  for (const sign of SIGNS) document.addEventListener(sign, notice, { passive: true, capture: true });
  dropOnceOpened();
}

/** Drops what the screen that was opened has not taken, once it is ready. */
function dropOnceOpened(): void {
  const { dataset } = document.documentElement;
  let shown = dataset.ready;
  new MutationObserver(() => {
    if (dataset.ready === undefined || dataset.ready === shown) return;
    shown = dataset.ready;
    dropEarly();
  }).observe(document.documentElement, { attributeFilter: ['data-ready'] });
}

function fetchScreen({ pathname, searchParams }: URL, opened: Opened): void {
  const screen = screenAtAddress(pathname);
  if (!screen || screen === screenAtAddress(location.pathname)) return;
  preloadScreen(pathname);
  sendCalls(screen, searchParams, opened);
}

/** Sends the calls of a screen but the profile, which is loaded once a page. */
function sendCalls(screen: RoutePath, query: URLSearchParams, { apiBase, config, opening: { mode } }: Opened): void {
  if (!canSendEarly(mode)) return;
  const page = { language: i18next.language, platform: platformOf(mode) };
  for (const call of firstCallsOf(screen, query).slice(1)) {
    // A tag says that the member has opened the screen.
    if (call.clientTag) continue;
    const request = earlyRequest(call, page, deviceId());
    if (isWaiting(request) || (call.isStored && isInStorage(request))) continue;
    sendEarly(request, apiBase, config.requestTimeoutMs, KEPT_MS);
  }
}
