import type { FromStage, ToStage } from '../../core/stage-messages';
import { appWindowIn } from './app-window';
import { element } from './element';

/**
 * Around the app on the app's own host, because the panel's host cannot reach it. Opens and reloads the app, passes on
 * panel keys, and runs walks. Loads the driver of walks on demand.
 */

let frame = element<HTMLIFrameElement>('#app');
const { panel = '', keys = '', fields = '' } = frame.dataset;

/** The driver of walks waits for the next document. */
const leaving = new WeakMap<Document, number>();

const tell = (message: FromStage) => parent.postMessage({ source: 'harness-stage', ...message }, panel);

async function follow(command: ToStage): Promise<void> {
  switch (command.type) {
    case 'open':
      open(command.url, command.theme);
      return;
    case 'reload': {
      const app = appWindowIn(frame);
      if (app) leaving.set(app.document, performance.now());
      app?.location.reload();
      return;
    }
    case 'drive': {
      const { drive } = await import('./walk-driver');
      const answer = await drive(command.command, { frame, appWindow: () => appWindowIn(frame), leaving });
      tell({ type: 'answer', id: command.id, answer });
    }
  }
}

/** A new frame has no history. */
function open(url: string, theme: string): void {
  const last = frame;
  frame = last.cloneNode() as HTMLIFrameElement;
  frame.src = url;
  document.documentElement.dataset.theme = theme;
  // Start the new page first: removing the old one takes a while.
  last.before(frame);
  last.remove();
  passKeysOn();
}

addEventListener('message', ({ data, origin, source }) => {
  if (origin === panel && source === parent) void follow(data as ToStage);
});

function onKeyDown(event: KeyboardEvent): void {
  const isCommand = event.ctrlKey || event.metaKey;
  const key = isCommand ? `Ctrl+${event.shiftKey ? 'Shift+' : ''}${event.key.toUpperCase()}` : event.key;
  if (!keys.split(' ').includes(key) || event.altKey || event.defaultPrevented) return;
  // Of the app's window, which has other classes.
  if ((event.target as Partial<Element> | null)?.closest?.(fields)) return;
  event.preventDefault();
  tell({ type: 'key', key });
}

function passKeysOn(): void {
  // A mini-program loads before the page around it.
  frame.addEventListener('load', () => appWindowIn(frame)?.addEventListener('keydown', onKeyDown));
}

passKeysOn();
tell({ type: 'loaded' });
