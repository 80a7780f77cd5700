import type { PageAnswer, PageCommand } from './walks/commands';

/** Channels between panel and desktop shell, typed on both sides. */

/** In CSS pixels of the panel's page. */
export interface AppPlacement {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Zoom factor, 0.25 to 2. */
  readonly scale: number;
}

export interface OpenApp {
  readonly url: string;
  /** Start with empty storage and no cookies. */
  readonly fresh: boolean;
}

export interface Calls {
  /** Rejects if the address is not the app's. */
  'app:open': (request: OpenApp) => void;
  /** Resolves when the new page is shown or fails to load. */
  'app:reload': () => Promise<void>;
  /** Tries a walk's command once. */
  'app:drive': (command: PageCommand) => Promise<PageAnswer>;
  'app:picture': () => Promise<Uint8Array<ArrayBuffer>>;
  /** `null` hides the app. */
  'app:place': (placement: AppPlacement | null) => void;
  /** `true` puts the panel in front, so that a dialog covers the app. */
  'panel:raise': (raised: boolean) => void;
  'files:choose': () => Promise<void>;
}

export interface Events {
  'app:navigated': { readonly url: string };
  /** `reason` is Chromium's term. The view stays hidden until it is loaded again. */
  'app:crashed': { readonly reason: string };
  /** A panel key was pressed in the app outside its fields, or chosen from the menu. */
  'app:key': { readonly key: string };
}

export type CallName = keyof Calls;
export type CallArgument<Name extends CallName> = Parameters<Calls[Name]>[0];
export type EventName = keyof Events;

/** Property of the panel's `window`. */
export const BRIDGE_NAME = 'harnessDesktop';

/** Absent in a browser. */
export interface DesktopBridge {
  call<Name extends CallName>(
    name: Name,
    ...argument: Parameters<Calls[Name]>
  ): Promise<Awaited<ReturnType<Calls[Name]>>>;
  /** Returns a function that unsubscribes. */
  on<Name extends EventName>(name: Name, listener: (payload: Events[Name]) => void): () => void;
}
