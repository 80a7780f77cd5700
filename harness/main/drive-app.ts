import type { WebContents, WebFrameMain } from 'electron';
import { DRIVER_FILE, PAGES_PATH, roleOfHost } from '../engine/hosts';
import { DONE, type PageAnswer, type PageCommand, waiting } from '../walks/page/commands';
import type { OwnCommand } from '../walks/page/own-document';
import { firstOf } from './contents';

/**
 * Does the commands of a walk in the app's view, as `walks/page/stage.ts` does them in a browser: the same driver, which the app's page loads from
 * its own host. What happens on the pages of other hosts, such as a vendor's, is asked of them directly: the shell reaches every frame.
 */

/** How long a page may take to answer, in milliseconds. It may be replaced meanwhile and then never answers. */
const ANSWER_MS = 3000;
/** How long it may take to begin. What has not begun by then is not done any more: the panel asks again, and nothing may happen twice. */
const BEGIN_MS = 2000;
/** How long going back may take to begin, in milliseconds. */
const BACK_MS = 1000;

/** Does a command in the page that is shown, and resolves with the answer to it. */
export async function driveApp(contents: WebContents | undefined, command: PageCommand): Promise<PageAnswer> {
  if (contents === undefined || contents.isCrashed()) return waiting('The app is not shown');
  const app = appFrame(contents);
  switch (command.act) {
    case 'ready':
      if (app) return inApp(app, command);
      return (await askOthers(contents, app, 'rest')) ? DONE : waiting('The page is not ready');
    case 'back':
      if (!(await askOthers(contents, app, 'back'))) await goBack(contents);
      return DONE;
    case 'vendor': {
      const isPressed = await askOthers(contents, app, 'vendor', { outcome: command.outcome });
      return isPressed ? DONE : waiting(`No vendor’s page with a button for “${command.outcome}” is shown`);
    }
    default:
      return app ? inApp(app, command) : waiting('The app is not shown');
  }
}

/** The app's frame: the page itself, or what the messaging app's page, or a partner's, embeds. */
function appFrame({ mainFrame }: WebContents): WebFrameMain | undefined {
  return [mainFrame, ...mainFrame.frames].find(
    ({ url }) => URL.canParse(url) && roleOfHost(new URL(url).hostname)?.kind === 'app',
  );
}

async function inApp(app: WebFrameMain, command: OwnCommand): Promise<PageAnswer> {
  const answer = await run(app, DRIVER_FILE, `driveOwn(${JSON.stringify(command)})`);
  return (answer as PageAnswer | undefined) ?? waiting('The page does not answer');
}

/** Asks the pages of other hosts. Resolves with whether one of them has done it. */
async function askOthers(
  contents: WebContents,
  app: WebFrameMain | undefined,
  act: 'rest' | 'back' | 'vendor',
  question = {},
) {
  const others = contents.mainFrame.framesInSubtree.filter((frame) => frame !== app);
  const call = `ACTS.${act}(${JSON.stringify(question)})`;
  return (await Promise.all(others.map((frame) => run(frame, 'driven.js', call)))).includes(true);
}

/**
 * Calls a function of one of the harness's scripts in a frame, as if a person had acted: what a browser allows only then, such as a new window, is
 * possible. Resolves with undefined if the frame is gone, its host has no such script, or it does not answer.
 */
async function run(frame: WebFrameMain, file: string, call: string): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ANSWER_MS);
  });
  const path = JSON.stringify(`${PAGES_PATH}${file}`);
  // Not by `Date`, which a page may have set to the scenario's time.
  const isInTime = `performance.timeOrigin + performance.now() < ${Date.now() + BEGIN_MS}`;
  const source = `import(new URL(${path}, location.href).href).then((script) => ${isInTime} ? script.${call} : undefined)`;
  const done = frame.executeJavaScript(source, true).catch(() => undefined);
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

/** Goes back in the history, and resolves when that has begun to show. */
async function goBack(contents: WebContents): Promise<void> {
  const begun = firstOf(contents, ['did-frame-navigate', 'did-navigate-in-page'], BACK_MS);
  contents.navigationHistory.goBack();
  await begun;
}
