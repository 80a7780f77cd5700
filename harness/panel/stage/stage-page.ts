import { type RefObject, useEffect } from 'react';
import type { PageAnswer, PageCommand } from '../../walks/page/commands';
import { pressKey } from '../palette/keys';
import { store } from '../state/store';
import { setAppPage } from './app-page';

/** How long the page around the app may take to answer, in milliseconds. */
const ANSWER_MS = 4000;

let lastId = 0;

/**
 * Talks with the page around the app (`server/pages/stage.js`): loads the app again, takes the panel's keys that were pressed in the app, and does
 * the acts of a walk.
 */
export function useStagePage(frame: RefObject<HTMLIFrameElement | null>, opening: number, reloads: number): void {
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
    const onMessage = ({ data, source }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || data?.source !== 'harness-stage') return;
      if (data.isLoaded) setAppPage({ opening, reloads: store.reloads, ask });
      else if (data.answer) pending.get(data.id)?.(data.answer);
      else if (data.key) {
        window.focus();
        pressKey(data.key);
      }
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      setAppPage(undefined);
      for (const end of [...pending.values()]) end({ state: 'waiting', why: 'The page is gone' });
    };
  }, [frame, opening]);

  useEffect(() => {
    if (reloads === 0) return;
    post(frame.current, { type: 'reload' });
    setAppPage((page) => page && { ...page, reloads });
  }, [frame, reloads]);
}

function post(frame: HTMLIFrameElement | null, message: unknown): void {
  if (frame) frame.contentWindow?.postMessage(message, new URL(frame.src).origin);
}
