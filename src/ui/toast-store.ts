import { proxy } from 'valtio';
import type { ToastIcon } from '../domain/toasts';
import { onClear } from '../lib/member-memory';

/** Where toasts stand, and how many of them there may be at once (spec 9). The newest stands first. */
export const TOAST_PLACES = {
  /** The verification area's: swiped down. */
  area: { limit: 3 },
  /** The design system's: swiped towards the edge it stands at. */
  system: { limit: 4 },
} as const;
export type ToastPlace = keyof typeof TOAST_PLACES;

/** Kinds of toast: where each stands, and for how many milliseconds (spec 9). */
export const TOAST_KINDS = {
  verification: { place: 'area', durationMs: 3000 },
  message: { place: 'area', durationMs: 3000 },
  notification: { place: 'system', durationMs: 4500 },
  system: { place: 'system', durationMs: 5000 },
} as const satisfies Record<string, { place: ToastPlace; durationMs: number }>;
export type ToastKind = keyof typeof TOAST_KINDS;

/** A dismissed toast leaves the store this many milliseconds later (spec 9, "removal delay"). */
export const TOAST_REMOVE_DELAY_MS = 3000;

export interface ToastAction {
  readonly label: string;
  /** What the action is, for those who will not reach the button in time: says where else to find it. */
  readonly altText: string;
  readonly onAction: () => void;
}

/** A toast (spec 3, "Toast"). */
export interface Toast {
  readonly id: string;
  readonly place: ToastPlace;
  readonly title: string;
  /** A second line, below a title that says only what it is about. */
  readonly description?: string | undefined;
  open: boolean;
  /** Milliseconds until it goes by itself; hovering and focus hold the clock. */
  readonly duration: number;
  readonly action?: ToastAction | undefined;
  readonly icon: ToastIcon;
}

export interface ToastInput {
  readonly title: string;
  readonly description?: string | undefined;
  /** `info` unless told. */
  readonly icon?: ToastIcon | undefined;
  /** `verification` unless told. */
  readonly kind?: ToastKind | undefined;
  /** Milliseconds; the kind's own unless told. */
  readonly duration?: number | undefined;
  readonly action?: ToastAction | undefined;
}

export const toasts: { list: Toast[] } = proxy({ list: [] });
// A toast may say what the member did.
onClear(() => {
  toasts.list = [];
});

let lastId = 0;

/** Shows a toast; returns its id. The oldest of its place goes when there are too many. */
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
  let left: number = TOAST_PLACES[place].limit;
  toasts.list = [toast, ...toasts.list].filter((one) => {
    if (one.place !== place) return true;
    left -= 1;
    return left >= 0;
  });
  return toast.id;
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
