import { messageOf } from './api';
import { store } from './store';

const NOTICE_MS = 4000;
let noticeTimer: number | undefined;

/** Also announced to screen readers. */
export function notify(text: string): void {
  store.notice = text;
  window.clearTimeout(noticeTimer);
  noticeTimer = window.setTimeout(() => {
    store.notice = '';
  }, NOTICE_MS);
}

/** Undefined if the call was rejected, with a notice. */
export async function tried<Value>(call: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await call();
  } catch (error) {
    notify(messageOf(error));
    return undefined;
  }
}
