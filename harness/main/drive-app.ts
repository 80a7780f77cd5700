import type { WebContents, WebFrameMain } from 'electron';
import { PAGES_PATH, roleOfHost } from '../core/hosts';
import type { DrivenAct } from '../core/stage-messages';
import type { OwnCommand } from '../core/walks/commands';
import { DONE, type PageAnswer, type PageCommand, waiting } from '../core/walks/commands';
import { firstOf } from './contents';

/** Uses the driver of the browser. The shell asks pages of other hosts directly. */

/** In milliseconds. A replaced page never answers. */
const ANSWER_MS = 3000;
/** Later commands are dropped: the panel retries, and nothing may happen twice. */
const BEGIN_MS = 2000;
const BACK_MS = 1000;

export async function driveApp(contents: WebContents | undefined, command: PageCommand): Promise<PageAnswer> {
  if (contents === undefined || contents.isCrashed()) return waiting('The app is not shown');
  const app = appFrame(contents);
  switch (command.act) {
    case 'ready':
      if (app) return inApp(app, command);
      return (await askOthers(contents, app, { act: 'rest' })) ? DONE : waiting('The page is not ready');
    case 'back':
      if (!(await askOthers(contents, app, { act: 'back' }))) await goBack(contents);
      return DONE;
    case 'vendor': {
      const isPressed = await askOthers(contents, app, { act: 'vendor', outcome: command.outcome });
      return isPressed ? DONE : waiting(`No vendor’s page with a button for “${command.outcome}” is shown`);
    }
    default:
      return app ? inApp(app, command) : waiting('The app is not shown');
  }
}

function appFrame({ mainFrame }: WebContents): WebFrameMain | undefined {
  return [mainFrame, ...mainFrame.frames].find(
    ({ url }) => URL.canParse(url) && roleOfHost(new URL(url).hostname)?.kind === 'app',
  );
}

async function inApp(app: WebFrameMain, command: OwnCommand): Promise<PageAnswer> {
  const answer = await run(app, 'walk-driver.js', `driveOwn(${JSON.stringify(command)})`);
  return (answer as PageAnswer | undefined) ?? waiting('The page does not answer');
}

async function askOthers(contents: WebContents, app: WebFrameMain | undefined, question: DrivenAct) {
  const others = contents.mainFrame.framesInSubtree.filter((frame) => frame !== app);
  const call = `does(${JSON.stringify(question)})`;
  return (await Promise.all(others.map((frame) => run(frame, 'driven.js', call)))).includes(true);
}

/** As a user gesture, so new windows are allowed. Undefined if the frame is gone or does not answer. */
async function run(frame: WebFrameMain, file: string, call: string): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ANSWER_MS);
  });
  const path = JSON.stringify(`${PAGES_PATH}${file}`);
  const isInTime = `performance.timeOrigin + performance.now() < ${Date.now() + BEGIN_MS}`;
  const source = `import(new URL(${path}, location.href).href).then((script) => ${isInTime} ? script.${call} : undefined)`;
  const done = frame.executeJavaScript(source, true).catch(() => undefined);
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

/** Resolves once going back shows. */
async function goBack(contents: WebContents): Promise<void> {
  const begun = firstOf(contents, ['did-frame-navigate', 'did-navigate-in-page'], BACK_MS);
  contents.navigationHistory.goBack();
  await begun;
}
