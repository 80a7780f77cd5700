import type { FromPane, ToPane } from '../../core/pane-messages';
import { appWindowIn } from './app-window';
import { element } from './element';
import { type FoundItem, readItems } from './pane-look';
import { placeMarks, pointAt, setMarks } from './pane-marks';

/**
 * A pane reports what its app shows and its scroll position, and follows the panel. The app is in a same-origin frame,
 * in a mini-program one deeper.
 */

const frame = element<HTMLIFrameElement>('#app');
const { panel = '' } = frame.dataset;
const LOOK_AFTER_MS = 150;
const WATCH_EVERY_MS = 200;
/** In milliseconds: ignores scroll events that the panel's own scroll caused. */
const ECHO_MS = 200;

let watched: Document | undefined;
let observer: MutationObserver | undefined;
let lookTimer: number | undefined;
/** Marks contain this number, because they refer to the items of one reading. */
let look = 0;
let items: readonly FoundItem[] = [];
let place: string | undefined;
let echoUntil = 0;
/** Whether a person used the app since the panel's last command. Only then the other panes follow. */
let isUsed = false;

const appWindow = () => appWindowIn(frame);

const post = (message: FromPane) => parent.postMessage({ source: 'harness-pane', ...message }, panel);

/** Without the language, which can differ between panes. */
function placeOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete('lang');
  return pathname + (query.size > 0 ? `?${query}` : '');
}

function lookSoon(): void {
  clearTimeout(lookTimer);
  lookTimer = window.setTimeout(sendLook, LOOK_AFTER_MS);
}

function sendLook(): void {
  const app = appWindow();
  look += 1;
  if (app === undefined) {
    items = [];
    post({ type: 'look', look, state: 'away', place: '', title: '', language: '', direction: '', items: [] });
    return;
  }
  const { documentElement, body, title } = app.document;
  const state = documentElement.dataset.ready ? 'ready' : body?.matches('.document, .vendor') ? 'left' : 'loading';
  items = readItems(app.document);
  post({
    type: 'look',
    look,
    state,
    place: placeOf(app.location),
    title,
    language: documentElement.lang,
    direction: documentElement.dir,
    items: items.map(({ element: _, ...item }) => item),
  });
  placeMarks();
}

function scrollRoom(app: Window): number {
  const { scrollHeight, clientHeight } = app.document.scrollingElement ?? app.document.documentElement;
  return Math.max(0, scrollHeight - clientHeight);
}

function onScroll(): void {
  placeMarks();
  const app = appWindow();
  if (app === undefined || performance.now() < echoUntil) return;
  const room = scrollRoom(app);
  if (room > 0) post({ type: 'scroll', at: app.scrollY / room });
}

function watch(): void {
  const app = appWindow();
  if (app?.document !== watched) {
    observer?.disconnect();
    watched = app?.document;
    setMarks([]);
    if (app !== undefined) {
      observer = new MutationObserver(lookSoon);
      observer.observe(app.document, { subtree: true, childList: true, characterData: true, attributes: true });
      app.addEventListener('scroll', onScroll, { passive: true });
      app.addEventListener('resize', placeMarks);
      for (const name of ['pointerdown', 'keydown']) {
        app.addEventListener(
          name,
          () => {
            isUsed = true;
          },
          { capture: true },
        );
      }
    }
    lookSoon();
  }
  const now = app && placeOf(app.location);
  if (now === place) return;
  place = now;
  lookSoon();
  if (now !== undefined && isUsed) post({ type: 'moved', place: now });
}

/** Navigates without a page load if the app is loaded. */
function go(target: string): void {
  const app = appWindow();
  isUsed = false;
  if (app === undefined || !app.document.documentElement.dataset.ready) {
    frame.src = new URL(target, location.origin).href;
    return;
  }
  const url = new URL(target, location.origin);
  const language = new URLSearchParams(app.location.search).get('lang');
  if (language !== null) url.searchParams.set('lang', language);
  if (placeOf(app.location) === placeOf(url)) return;
  place = placeOf(url);
  app.history.pushState(null, '', url.href);
  app.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

function follow(command: ToPane): void {
  switch (command.type) {
    case 'go':
      go(command.place);
      return;
    case 'scroll': {
      const app = appWindow();
      if (app === undefined) return;
      echoUntil = performance.now() + ECHO_MS;
      app.scrollTo({ top: command.at * scrollRoom(app), behavior: 'instant' });
      placeMarks();
      return;
    }
    case 'mark': {
      if (command.look !== look) return;
      setMarks(
        command.marks.flatMap(({ item, why }) => {
          const found = items[item];
          return found ? [{ element: found.element, why }] : [];
        }),
      );
      return;
    }
    case 'point': {
      const found = command.look === look ? items[command.item] : undefined;
      if (found) pointAt(found.element);
    }
  }
}

addEventListener('message', ({ data, origin, source }) => {
  if (origin === panel && source === parent) follow(data as ToPane);
});
setInterval(watch, WATCH_EVERY_MS);
watch();
