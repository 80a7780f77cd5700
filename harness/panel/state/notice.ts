import { messageOf } from './api';
import { store } from './store';

/** Milliseconds for which a notice is shown. */
const NOTICE_MS = 4000;
let noticeTimer: number | undefined;

/** Shows a short notice, which screen readers read out. */
export function notify(text: string): void {
  store.notice = text;
  window.clearTimeout(noticeTimer);
  noticeTimer = window.setTimeout(() => {
    store.notice = '';
  }, NOTICE_MS);
}

/** The answer of a call; undefined if it was refused, which a notice then says. */
export async function tried<Value>(call: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await call();
  } catch (error) {
    notify(messageOf(error));
    return undefined;
  }
}
