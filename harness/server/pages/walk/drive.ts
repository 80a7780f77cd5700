import type { DrivenAct } from '../../../core/stage-messages';
import { DONE, type PageAnswer, type PageCommand, waiting } from '../../../core/walks/commands';
import { frames } from './input';
import { driveDocument, type Leaving, watchLeaving } from './own-document';

/** The page around the app (`stage.ts`), which is on the app's host and so reaches its document. */
interface Stage {
  readonly frame: HTMLIFrameElement;
  /** Undefined while the frame has another origin. */
  readonly appWindow: () => Window | undefined;
  readonly leaving: Leaving;
}

/** In milliseconds. */
const ANSWER_MS = 150;

let asked = 0;

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

/** Resolves with whether one has done it. */
function askOthers({ frame, appWindow }: Stage, question: DrivenAct): Promise<boolean> {
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
    // Only the harness's pages listen, and the question holds no secret.
    for (const other of others) other.postMessage({ source: 'harness-walk', id, ...question }, '*');
  });
}
