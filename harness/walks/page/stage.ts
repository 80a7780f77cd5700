import { DONE, type PageAnswer, type PageCommand, waiting } from './commands';
import { frames } from './input';
import { driveDocument, type Leaving, watchLeaving } from './own-document';

/**
 * The driver of walks in the page around the app in a browser (`server/pages/stage.js`), which is on the app's own host and so reaches the app's
 * document. It is built as one file, and that page loads it with the first command. The app is served unchanged.
 */

/** The page around the app. */
interface Stage {
  readonly frame: HTMLIFrameElement;
  /** The app's window; undefined while another host's page is in the frame. */
  readonly appWindow: () => Window | undefined;
  readonly leaving: Leaving;
}

/** How long a page of another host may take to answer, in milliseconds. */
const ANSWER_MS = 150;

let asked = 0;

/** Does a command of the panel, and resolves with the answer to it. */
export async function drive(command: PageCommand, stage: Stage): Promise<PageAnswer> {
  const window = stage.appWindow();
  if (window) watchLeaving(window, stage.leaving);
  switch (command.act) {
    case 'ready':
      return ready(stage);
    case 'back':
      if (!(await askOthers(stage, { act: 'back' }))) window?.history.back();
      return DONE;
    case 'vendor': {
      const isPressed = await askOthers(stage, { act: 'vendor', outcome: command.outcome });
      return isPressed ? DONE : waiting(`No vendor’s page with a button for “${command.outcome}” is shown`);
    }
    default:
      return window ? driveDocument(window, command, stage.leaving) : waiting('The app is not shown');
  }
}

async function ready(stage: Stage): Promise<PageAnswer> {
  await frames(window);
  const app = stage.appWindow();
  if (app && app.location.href !== 'about:blank') return driveDocument(app, { act: 'ready' }, stage.leaving);
  return (await askOthers(stage, { act: 'rest' })) ? DONE : waiting('The page is not ready');
}

/** All windows in a frame. */
function windowsIn(frame: Window): Window[] {
  return Array.from({ length: frame.length }, (_, at) => frame[at]).flatMap((inner) =>
    inner ? [inner, ...windowsIn(inner)] : [],
  );
}

/** Asks the pages of other hosts in the frame. Resolves with whether one of them has done it. */
function askOthers({ frame, appWindow }: Stage, question: object): Promise<boolean> {
  const outer = frame.contentWindow;
  const app = appWindow();
  const others = outer ? [outer, ...windowsIn(outer)].filter((one) => one !== app) : [];
  if (others.length === 0) return Promise.resolve(false);
  asked += 1;
  const id = asked;
  return new Promise((resolve) => {
    const end = (isDone: boolean) => {
      clearTimeout(timer);
      removeEventListener('message', onMessage);
      resolve(isDone);
    };
    let unanswered = others.length;
    const onMessage = ({ data, source }: MessageEvent) => {
      if (data?.source !== 'harness-driven' || data.id !== id || !others.includes(source as Window)) return;
      unanswered -= 1;
      if (data.done === true || unanswered === 0) end(data.done === true);
    };
    const timer = setTimeout(() => end(false), ANSWER_MS);
    addEventListener('message', onMessage);
    // To any host: it is the harness's own pages that may be in the frame, and the question holds nothing secret.
    for (const other of others) other.postMessage({ source: 'harness-walk', id, ...question }, '*');
  });
}
