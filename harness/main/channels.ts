/**
 * The one map of what the panel and the desktop shell say to each other. Both sides are typed by it: the preload sends
 * by it, the main process answers by it, and a channel that is missing on either side does not compile.
 */

/** Where the app's view sits, in CSS pixels of the panel's page. */
export interface AppPlacement {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Drawn size of one CSS pixel of the app, so that a wide page fits a small hole. 0.25 to 2. */
  readonly scale: number;
}

export interface OpenApp {
  /** An address on one of the harness's hosts. */
  readonly url: string;
  /** Whether to start with empty storage and no cookies, as a new scenario does. */
  readonly fresh: boolean;
}

/** Panel to shell, each answered. */
export interface Calls {
  /** Opens an address in the app's view. Rejects for an address that is not the harness's. */
  'app:open': (request: OpenApp) => void;
  'app:reload': () => void;
  'app:inspect': () => void;
  /** Puts the app's view into the hole that the panel leaves for it; `null` hides it. */
  'app:place': (placement: AppPlacement | null) => void;
  /** Brings the panel in front of the app, so that a dialog can lie over it. */
  'panel:raise': (raised: boolean) => void;
}

/** Shell to panel. */
export interface Events {
  /** The app's view arrived at another address. */
  'app:navigated': { readonly url: string };
  /** A key was pressed that means the panel, wherever the focus is. */
  'panel:command': { readonly name: PanelCommand };
}

export const PANEL_COMMANDS = ['search', 'previous', 'next'] as const;
export type PanelCommand = (typeof PANEL_COMMANDS)[number];

export type CallName = keyof Calls;
export type CallArgument<Name extends CallName> = Parameters<Calls[Name]>[0];
export type EventName = keyof Events;

/** Name under which the preload puts the bridge on the panel's window. */
export const BRIDGE_NAME = 'harnessDesktop';

/** What the panel may ask of the desktop shell. Absent in a browser. */
export interface DesktopBridge {
  openApp(request: OpenApp): Promise<void>;
  reloadApp(): Promise<void>;
  inspectApp(): Promise<void>;
  placeApp(placement: AppPlacement | null): Promise<void>;
  raisePanel(raised: boolean): Promise<void>;
  /** Returns the function that ends the subscription. */
  onAppNavigated(listener: (event: Events['app:navigated']) => void): () => void;
  /** Returns the function that ends the subscription. */
  onCommand(listener: (event: Events['panel:command']) => void): () => void;
}
