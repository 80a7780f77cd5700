import type { PageAnswer, PageCommand } from '../walks/page/commands';

/**
 * The messages between the panel and the desktop shell. The preload script, which sends calls, and the main process, which
 * handles them, are both typed by these maps: a channel that is missing on either side is a type error.
 */

/** Position and size of the app's view, in CSS pixels of the panel's page. */
export interface AppPlacement {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Zoom factor of the app, so that a wide page fits into little space. 0.25 to 2. */
  readonly scale: number;
}

/** Argument of the call that opens the app. */
export interface OpenApp {
  /** An address on one of the harness's hosts. */
  readonly url: string;
  /** Whether to start with empty storage and no cookies, as a new scenario does. */
  readonly fresh: boolean;
}

/** Calls from the panel to the shell; each returns a promise. */
export interface Calls {
  /** Opens an address in the app's view. Rejects if it is not an address of the app. */
  'app:open': (request: OpenApp) => void;
  /** Resolves when the new page takes the place of the old one, or cannot be loaded. */
  'app:reload': () => Promise<void>;
  /** Tries a command of a walk once in the app's page. */
  'app:drive': (command: PageCommand) => Promise<PageAnswer>;
  /** A picture of the app as it is shown, as PNG. Rejects if it is not open. */
  'app:picture': () => Promise<Uint8Array<ArrayBuffer>>;
  /** Moves the app's view over the area that the panel leaves free for it; `null` hides it. */
  'app:place': (placement: AppPlacement | null) => void;
  /** Brings the panel in front of the app (`true`), so that a dialog covers the app, or back behind it (`false`). */
  'panel:raise': (raised: boolean) => void;
  /** Asks for the folder of the tester's own scenarios and walks, and takes it. Does nothing if none is chosen. */
  'files:choose': () => Promise<void>;
}

/** Events from the shell to the panel. */
export interface Events {
  /** The app's view has navigated to another address. */
  'app:navigated': { readonly url: string };
  /** The process of the app's page has ended; `reason` is Chromium's word for why. The view is hidden until it is loaded again. */
  'app:crashed': { readonly reason: string };
  /** A key of the panel was pressed in the app, outside of its fields, or an entry of the menu that stands for it was chosen. */
  'app:key': { readonly key: string };
}

export type CallName = keyof Calls;
export type CallArgument<Name extends CallName> = Parameters<Calls[Name]>[0];
export type EventName = keyof Events;

/** Property of the panel's `window` that holds the bridge. */
export const BRIDGE_NAME = 'harnessDesktop';

/** The desktop shell's API for the panel. Absent in a browser. */
export interface DesktopBridge {
  call<Name extends CallName>(
    name: Name,
    ...argument: Parameters<Calls[Name]>
  ): Promise<Awaited<ReturnType<Calls[Name]>>>;
  /** Subscribes to an event. Returns a function that ends the subscription. */
  on<Name extends EventName>(name: Name, listener: (payload: Events[Name]) => void): () => void;
}
