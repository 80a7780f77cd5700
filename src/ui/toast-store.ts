import { proxy } from 'valtio';
import type { ToastIcon } from '../domain/toasts';
import { onClear } from '../lib/member-memory';

/** With the most toasts each shows. The newest is first. */
const TOAST_PLACES = {
  /** At the bottom; swiped down. */
  area: { limit: 3 },
  /** At the top; swiped to the nearest side. */
  system: { limit: 4 },
} as const;
export type ToastPlace = keyof typeof TOAST_PLACES;

/** Place and default milliseconds of each kind. */
export const TOAST_KINDS = {
  verification: { place: 'area', durationMs: 3000 },
  message: { place: 'area', durationMs: 3000 },
  notification: { place: 'system', durationMs: 4500 },
  system: { place: 'system', durationMs: 5000 },
} as const satisfies Record<string, { place: ToastPlace; durationMs: number }>;
export type ToastKind = keyof typeof TOAST_KINDS;

/** Milliseconds between dismissal and removal. */
const TOAST_REMOVE_DELAY_MS = 3000;

interface ToastAction {
  readonly label: string;
  /** Where else to find the action. */
  readonly altText: string;
  readonly onAction: () => void;
}

export interface Toast {
  readonly id: string;
  readonly place: ToastPlace;
  readonly title: string;
  description?: string | undefined;
  open: boolean;
  /** Milliseconds; paused on hover and focus. */
  readonly duration: number;
  readonly action?: ToastAction | undefined;
  readonly icon: ToastIcon;
}

export interface ToastInput {
  readonly title: string;
  readonly description?: string | undefined;
  /** Default: `info`. */
  readonly icon?: ToastIcon | undefined;
  /** Default: `verification`. */
  readonly kind?: ToastKind | undefined;
  /** Milliseconds. Default: by kind. */
  readonly duration?: number | undefined;
  readonly action?: ToastAction | undefined;
}

/** Of both places, newest first. */
export const toasts: { list: Toast[] } = proxy({ list: [] });
// Toasts may show the member's acts.
onClear(() => {
  toasts.list = [];
});

let lastId = 0;

/** Returns its id. */
export function showToast(input: ToastInput): string {
  const { title, description, icon = 'info', kind = 'verification', duration, action } = input;
  lastId += 1;
  const { place, durationMs } = TOAST_KINDS[kind];
  const toast: Toast = {
    id: String(lastId),
    place,
    title,
    description,
    icon,
    action,
    duration: duration ?? durationMs,
    open: true,
  };
  let free: number = TOAST_PLACES[place].limit;
  toasts.list = [toast, ...toasts.list].filter((one) => {
    if (one.place !== place) return true;
    free -= 1;
    return free >= 0;
  });
  return toast.id;
}

/** Removed after `TOAST_REMOVE_DELAY_MS`, with the animation. */
export function dismissToast(id: string): void {
  const toast = toasts.list.find((one) => one.id === id);
  if (!toast?.open) return;
  toast.open = false;
  setTimeout(() => {
    toasts.list = toasts.list.filter((one) => one.id !== id);
  }, TOAST_REMOVE_DELAY_MS);
}

/** Does nothing once it was dismissed. */
export function describeToast(id: string, description: string): void {
  const toast = toasts.list.find((one) => one.id === id);
  if (toast?.open) toast.description = description;
}
