import i18next from 'i18next';
import { dropEarly, isWaiting, sendEarly } from '../api/early';
import { deviceId } from '../lib/device-id';
import { savesData } from '../lib/prefetch';
import { platformOf } from '../modes/platform';
import { screenAtAddress } from '../screens/address';
import { firstCallsOf } from '../screens/opening-calls';
import type { RoutePath } from '../screens/screens';
import { canSendEarly, earlyRequest, hasAnswer, type Opened } from './early-calls';
import { preloadScreen } from './preload-screen';

/** In milliseconds. */
export const HOVER_MS = 50;
/** Lifetime in milliseconds. */
export const KEPT_MS = 10_000;

const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const;

/** Skips it in data-saver mode; the screen repeats what failed. */
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

/** The profile is loaded once per page. */
function sendCalls(screen: RoutePath, query: URLSearchParams, { apiBase, opening }: Opened): void {
  if (!canSendEarly(opening)) return;
  const page = { language: i18next.language, platform: platformOf(opening.shell) };
  for (const call of firstCallsOf(screen, query).slice(1)) {
    if (call.clientTag) continue;
    const request = earlyRequest(call, page, deviceId());
    if (isWaiting(request) || hasAnswer(call, request)) continue;
    sendEarly(request, apiBase, KEPT_MS);
  }
}
