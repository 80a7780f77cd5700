import type { ScenarioInfo } from '../../server/session';
import type { PageAnswer, PageCommand } from '../../walks/page/commands';
import { store } from '../state/store';

/**
 * The way from the panel to the page that shows the app, for the acts of walks. In a browser it leads through the page around the app
 * (`server/pages/stage.js`), on the desktop through the shell (`main/drive-app.ts`).
 */

/** A page that can be asked. */
export interface AppPage {
  /** Number of the opening of the app, and of its reloads, that this page has: `store.opening.count` and `store.reloads`. */
  readonly opening: number;
  readonly reloads: number;
  readonly ask: (command: PageCommand) => Promise<PageAnswer>;
  /**
   * Opens the app in the page around it, which takes less time than to load that page as well. False if it has to be loaded, because the app is on
   * another host now. Undefined where there is none.
   */
  readonly open?: ((info: ScenarioInfo) => boolean) | undefined;
}

let present: AppPage | undefined;
const waiting = new Set<() => void>();

/** Tells which page shows the app; undefined while there is none. */
export function setAppPage(page: AppPage | undefined | ((present: AppPage | undefined) => AppPage | undefined)): void {
  present = typeof page === 'function' ? page(present) : page;
  for (const look of [...waiting]) look();
}

/** Opens the app at a scenario's address, as for the first time: in the page around it if that can stay, else that page is loaded anew, too. */
export function openAppAt(info: ScenarioInfo): void {
  const { count, frame } = store.opening;
  const stays = present?.open?.(info) ?? false;
  store.opening = { count: count + 1, frame: stays ? frame : frame + 1, info };
  if (stays) setAppPage((page) => page && { ...page, opening: count + 1 });
}

/** Has the page around the app loaded anew with the next opening: another server has sent the present one. */
export function forgetStage(): void {
  setAppPage((page) => page && { ...page, open: undefined });
}

/** The page of the last opening and reload, as soon as it is there. */
function appPage(signal: AbortSignal): Promise<AppPage> {
  return new Promise((resolve, reject) => {
    const end = () => {
      waiting.delete(look);
      signal.removeEventListener('abort', fail);
    };
    const fail = () => {
      end();
      reject(signal.reason);
    };
    const look = () => {
      if (present?.opening !== store.opening.count || present.reloads !== store.reloads) return;
      end();
      resolve(present);
    };
    waiting.add(look);
    signal.addEventListener('abort', fail);
    if (signal.aborted) fail();
    else look();
  });
}

/** Sends a command to the page of the last opening. */
export async function askApp(command: PageCommand, signal: AbortSignal): Promise<PageAnswer> {
  return (await appPage(signal)).ask(command);
}
