import { proxy } from 'valtio';
import type { ToastIcon } from '../domain/toasts';
import { onClear } from '../lib/member-memory';

/** Places for toasts on the screen, and how many toasts each shows at most (PRODUCT.md, 'Constants'). The newest is first. */
const TOAST_PLACES = {
  /** Toasts of the verification area, at the bottom; swiped down to dismiss. */
  area: { limit: 3 },
  /** Toasts of the design system, at the top; swiped towards the nearest side edge to dismiss. */
  system: { limit: 4 },
} as const;
export type ToastPlace = keyof typeof TOAST_PLACES;

/** Kinds of toast: the place of each, and its default duration in milliseconds. */
export const TOAST_KINDS = {
  verification: { place: 'area', durationMs: 3000 },
  message: { place: 'area', durationMs: 3000 },
  notification: { place: 'system', durationMs: 4500 },
  system: { place: 'system', durationMs: 5000 },
} as const satisfies Record<string, { place: ToastPlace; durationMs: number }>;
export type ToastKind = keyof typeof TOAST_KINDS;

/** Time between the dismissal of a toast and its removal from the store, in milliseconds. */
const TOAST_REMOVE_DELAY_MS = 3000;

/** A button in a toast. */
interface ToastAction {
  readonly label: string;
  /** For screen reader users, who may not reach the button in time: describes the action, and where else to find it. */
  readonly altText: string;
  readonly onAction: () => void;
}

/** A toast in the store. */
export interface Toast {
  readonly id: string;
  readonly place: ToastPlace;
  readonly title: string;
  /** Second line with the details, below the title. */
  readonly description?: string | undefined;
  open: boolean;
  /** Milliseconds until it is dismissed automatically; paused while hovered or focused. */
  readonly duration: number;
  readonly action?: ToastAction | undefined;
  readonly icon: ToastIcon;
}

/** What `showToast` takes. */
export interface ToastInput {
  readonly title: string;
  readonly description?: string | undefined;
  /** Default: `info`. */
  readonly icon?: ToastIcon | undefined;
  /** Default: `verification`. */
  readonly kind?: ToastKind | undefined;
  /** Milliseconds. Default: the duration of the kind. */
  readonly duration?: number | undefined;
  readonly action?: ToastAction | undefined;
}

/** All toasts of both places, newest first. */
export const toasts: { list: Toast[] } = proxy({ list: [] });
// Cleared with the rest of the member's data, such as on signing out: a toast may mention what the member did.
onClear(() => {
  toasts.list = [];
});

let lastId = 0;

/** Shows a toast and returns its id. Removes the oldest toast of its place if there are more than the limit. */
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

/** Closes a toast; it is removed from the store after `TOAST_REMOVE_DELAY_MS`, when its animation has ended. */
export function dismissToast(id: string): void {
  const toast = toasts.list.find((one) => one.id === id);
  if (!toast?.open) return;
  toast.open = false;
  setTimeout(() => {
    toasts.list = toasts.list.filter((one) => one.id !== id);
  }, TOAST_REMOVE_DELAY_MS);
}
