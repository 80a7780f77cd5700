import { appWindowIn } from './app-window.js';
import { readItems } from './pane-look.js';
import { placeMarks, pointAt, setMarks } from './pane-marks.js';

/**
 * A pane of a comparison: tells the panel what the app in this page's frame shows, its address and how far it is scrolled; navigates and
 * scrolls the app when the panel asks for it. The app is in a frame of the same origin, and in a mini-program in a frame within that one.
 */

const frame = document.querySelector('#app');
const panel = frame.dataset.panel;
const LOOK_AFTER_MS = 150;
const WATCH_EVERY_MS = 200;
/** Scroll events within this time after a scroll by the panel were caused by that scroll, and are ignored. */
const ECHO_MS = 200;

/** The app's document that is being watched. */
let watched;
let observer;
let lookTimer;
/** Number of the last reading of the page. Marks contain it, because they refer to the items of that reading. */
let look = 0;
let items = [];
let place;
let echoUntil = 0;
/** Whether somebody has used the app in this pane since the panel last navigated or scrolled it. Only then the other panes follow. */
let isUsed = false;

const appWindow = () => appWindowIn(frame);

const post = (message) => parent.postMessage({ source: 'harness-pane', ...message }, panel);

/** Path and query without the language, which can differ between panes. */
function placeOf({ pathname, search }) {
  const query = new URLSearchParams(search);
  query.delete('lang');
  return pathname + (query.size > 0 ? `?${query}` : '');
}

function lookSoon() {
  clearTimeout(lookTimer);
  lookTimer = setTimeout(sendLook, LOOK_AFTER_MS);
}

function sendLook() {
  const app = appWindow();
  look += 1;
  if (app === undefined) {
    items = [];
    return post({ type: 'look', look, state: 'away', place: '', title: '', language: '', direction: '', items: [] });
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

function scrollRoom(app) {
  const { scrollHeight, clientHeight } = app.document.scrollingElement ?? app.document.documentElement;
  return Math.max(0, scrollHeight - clientHeight);
}

function onScroll() {
  placeMarks();
  const app = appWindow();
  if (app === undefined || performance.now() < echoUntil) return;
  const room = scrollRoom(app);
  if (room > 0) post({ type: 'scroll', at: app.scrollY / room });
}

/** Follows the app's document, also after a page load, and its address. */
function watch() {
  const app = appWindow();
  if (app?.document !== watched) {
    observer?.disconnect();
    watched = app?.document;
    setMarks([]);
    if (app !== undefined) {
      observer = new MutationObserver(lookSoon);
      observer.observe(watched, { subtree: true, childList: true, characterData: true, attributes: true });
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

/** Goes to a path of the app as the app's own links do: without loading the page again if the app is loaded. */
function go(target) {
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

const COMMANDS = {
  go: ({ place: target }) => go(target),
  scroll: ({ at }) => {
    const app = appWindow();
    if (app === undefined) return;
    echoUntil = performance.now() + ECHO_MS;
    app.scrollTo({ top: at * scrollRoom(app), behavior: 'instant' });
    placeMarks();
  },
  mark: ({ look: seen, marks }) => {
    if (seen !== look) return;
    setMarks(marks.flatMap(({ item, why }) => (items[item] ? [{ element: items[item].element, why }] : [])));
  },
  point: ({ look: seen, item }) => {
    if (seen === look && items[item]) pointAt(items[item].element);
  },
};

addEventListener('message', ({ data, origin, source }) => {
  if (origin !== panel || source !== parent) return;
  if (Object.hasOwn(COMMANDS, data?.type)) COMMANDS[data.type](data);
});
setInterval(watch, WATCH_EVERY_MS);
watch();
