import { proxy } from 'valtio';

export type ToastIcon = 'success' | 'fail' | 'info' | 'warn' | 'process';

/** A toast (spec 3, "Toast"). */
export interface Toast {
  readonly id: string;
  readonly title: string;
  open: boolean;
  /** Milliseconds until it goes by itself. */
  readonly duration: number;
  readonly icon: ToastIcon;
}

/** Of the verification area (spec 9): at most 3, newest first, 3000 ms, removed 3000 ms after it was dismissed. */
export const TOAST_LIMIT = 3;
export const TOAST_DURATION_MS = 3000;
export const TOAST_REMOVE_DELAY_MS = 3000;

export const toasts: { list: Toast[] } = proxy({ list: [] });

let lastId = 0;

/** Shows a toast; returns its id. */
export function showToast(toast: { title: string; icon?: ToastIcon; duration?: number }): string {
  lastId += 1;
  const { title, icon = 'info', duration = TOAST_DURATION_MS } = toast;
  toasts.list = [{ id: String(lastId), title, icon, duration, open: true }, ...toasts.list].slice(0, TOAST_LIMIT);
  return String(lastId);
}

/** Closes a toast; it leaves the list once its way out has been seen. */
export function dismissToast(id: string): void {
  const toast = toasts.list.find((one) => one.id === id);
  if (!toast?.open) return;
  toast.open = false;
  setTimeout(() => {
    toasts.list = toasts.list.filter((one) => one.id !== id);
  }, TOAST_REMOVE_DELAY_MS);
}
