import { type RefObject, useEffect } from 'react';
import { stageAddress } from '../../core/address';
import { originsOf } from '../../core/hosts';
import type { FromStage, ToStage } from '../../core/stage-messages';
import type { PageAnswer, PageCommand } from '../../core/walks/commands';
import type { ScenarioInfo } from '../../server/session';
import { pressKey } from '../palette/keys';
import { SESSION, store } from '../state/store';
import { setAppPage } from './app-page';

/** Answer timeout of the page around the app, in milliseconds. */
const ANSWER_MS = 4000;

const ORIGINS = originsOf(Number(window.location.port), SESSION);

export function stageOf({ scenario }: ScenarioInfo): string {
  return stageAddress(scenario, ORIGINS);
}

let lastId = 0;

/**
 * Talks to the page around the app (`server/pages/stage.ts`).
 * @param loads number of the frame; a new one reloads the page around the app
 */
export function useStagePage(frame: RefObject<HTMLIFrameElement | null>, loads: number, reloads: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another frame is another page.
  useEffect(() => {
    const pending = new Map<number, (answer: PageAnswer) => void>();
    const ask = (command: PageCommand) =>
      new Promise<PageAnswer>((resolve) => {
        lastId += 1;
        const id = lastId;
        const end = (answer: PageAnswer) => {
          clearTimeout(timer);
          pending.delete(id);
          resolve(answer);
        };
        const timer = setTimeout(() => end({ state: 'waiting', why: 'The page does not answer' }), ANSWER_MS);
        pending.set(id, end);
        post(frame.current, { type: 'drive', id, command });
      });
    const endAll = (why: string) => {
      for (const end of [...pending.values()]) end({ state: 'waiting', why });
    };
    const open = (info: ScenarioInfo) => {
      if (frame.current?.src !== stageOf(info)) return false;
      endAll('The app was opened again');
      post(frame.current, { type: 'open', url: info.url, theme: info.scenario.theme });
      return true;
    };
    const onMessage = ({ data, source }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || data?.source !== 'harness-stage') return;
      const message = data as FromStage;
      if (message.type === 'loaded') setAppPage({ opening: store.opening.count, reloads: store.reloads, ask, open });
      else if (message.type === 'answer') pending.get(message.id)?.(message.answer);
      else {
        window.focus();
        pressKey(message.key);
      }
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      setAppPage(undefined);
      endAll('The page is gone');
    };
  }, [frame, loads]);

  useEffect(() => {
    if (reloads === 0) return;
    post(frame.current, { type: 'reload' });
    setAppPage((page) => page && { ...page, reloads });
  }, [frame, reloads]);
}

function post(frame: HTMLIFrameElement | null, message: ToStage): void {
  if (frame) frame.contentWindow?.postMessage(message, new URL(frame.src).origin);
}
