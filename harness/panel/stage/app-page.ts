import type { PageAnswer, PageCommand } from '../../core/walks/commands';
import type { ScenarioInfo } from '../../server/session';
import { store } from '../state/store';

/** For walks. By `server/pages/stage.ts` in a browser, `main/drive-app.ts` on the desktop. */

export interface AppPage {
  /** The page's `store.opening.count` plus `store.reloads`. */
  readonly opening: number;
  readonly reloads: number;
  readonly ask: (command: PageCommand) => Promise<PageAnswer>;
  /** Reopens the app without reloading the page around it. False if the host has changed. */
  readonly open?: ((info: ScenarioInfo) => boolean) | undefined;
}

let present: AppPage | undefined;
const waiting = new Set<() => void>();

export function setAppPage(page: AppPage | undefined | ((present: AppPage | undefined) => AppPage | undefined)): void {
  present = typeof page === 'function' ? page(present) : page;
  for (const look of [...waiting]) look();
}

/** Reuses the page around the app if possible, otherwise reloads it. */
export function openAppAt(info: ScenarioInfo): void {
  const { count, frame } = store.opening;
  const stays = present?.open?.(info) ?? false;
  store.opening = { count: count + 1, frame: stays ? frame : frame + 1, info };
  if (stays) setAppPage((page) => page && { ...page, opening: count + 1 });
}

/** Call this when another server has sent the page around the app. */
export function forgetStage(): void {
  setAppPage((page) => page && { ...page, open: undefined });
}

/** Waits for the page of the last opening or reload. */
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

export async function askApp(command: PageCommand, signal: AbortSignal): Promise<PageAnswer> {
  return (await appPage(signal)).ask(command);
}
