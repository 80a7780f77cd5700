import { appWindowIn } from './app-window.js';

/**
 * The page around the app in the panel. The panel is on another host, so this page does for it what only the app's own host can: it opens the
 * app at another address of this host, loads it again where it stands, passes on the panel's keys that are pressed in the app, and does the acts
 * of a walk. The driver of walks is loaded with the first of them.
 */

let frame = document.querySelector('#app');
const { panel, keys, fields } = frame.dataset;

/** When each document began to be replaced: the driver of walks waits for the next one. */
const leaving = new WeakMap();

const tell = (message) => parent.postMessage({ source: 'harness-stage', ...message }, panel);

const COMMANDS = {
  /** A new frame, so that nothing of the page before is left in its history. */
  open({ url, theme }) {
    const last = frame;
    frame = last.cloneNode();
    frame.src = url;
    document.documentElement.dataset.theme = theme;
    // The new page is on its way before the last one is taken down, which takes a while.
    last.before(frame);
    last.remove();
    passKeysOn();
  },
  reload() {
    const app = appWindowIn(frame);
    if (app) leaving.set(app.document, performance.now());
    app?.location.reload();
  },
  async drive({ id, command }) {
    const { drive } = await import('./walk-driver.js');
    tell({ id, answer: await drive(command, { frame, appWindow: () => appWindowIn(frame), leaving }) });
  },
};

addEventListener('message', ({ data, origin, source }) => {
  if (origin === panel && source === parent && Object.hasOwn(COMMANDS, data?.type)) COMMANDS[data.type](data);
});

function onKeyDown(event) {
  const isCommand = event.ctrlKey || event.metaKey;
  const key = isCommand ? `Ctrl+${event.shiftKey ? 'Shift+' : ''}${event.key.toUpperCase()}` : event.key;
  if (!keys.split(' ').includes(key) || event.altKey || event.defaultPrevented || event.target.closest?.(fields))
    return;
  event.preventDefault();
  tell({ key });
}

function passKeysOn() {
  // A mini-program's own load is over before that of the shell's page around it.
  frame.addEventListener('load', () => appWindowIn(frame)?.addEventListener('keydown', onKeyDown));
}

passKeysOn();
tell({ isLoaded: true });
