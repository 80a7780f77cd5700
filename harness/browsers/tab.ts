import type { Size } from '../engine/devices';

/** One tab of a browser that is not Chromium, whichever engine and protocol it has. A place is the chain of frames, each by a selector; empty: the page. */
export type Place = readonly string[];

/** Quality of pictures as JPEG, of 100. */
export const PICTURE_QUALITY = 80;

/** Something that a page complained about. */
export interface Problem {
  readonly kind: 'console' | 'uncaught';
  readonly text: string;
  /** The script, if the engine says so; else empty. */
  readonly url: string;
}

export interface Tab {
  /** Name and version of the browser. */
  readonly browser: string;
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** Evaluates an expression in a place, and awaits it. */
  readonly run: <T>(expression: string, place?: Place) => Promise<T>;
  /** Clicks the middle of the element as a person does. */
  readonly click: (selector: string, place?: Place) => Promise<void>;
  /** Types into the element. */
  readonly type: (selector: string, text: string, place?: Place) => Promise<void>;
  /** Chooses a file of this machine. */
  readonly choose: (selector: string, path: string, place?: Place) => Promise<void>;
  /** Errors of the console and uncaught errors since the last call. */
  readonly problems: () => Promise<readonly Problem[]>;
  /** Makes what the page is shown in as large as this, or as small as the engine can. */
  readonly resize: (size: Size) => Promise<void>;
  /** What is in view, as JPEG. */
  readonly picture: () => Promise<Buffer>;
  /** Ends the browser. */
  readonly close: () => Promise<void>;
}

export interface TabOptions {
  /** Whether pages of another site than the window's get no storage. Default: as the engine does it by itself. */
  readonly refusesThirdParties?: boolean;
  /** Address (`host:port`) of the proxy for other machines. Default: none. */
  readonly proxy?: string;
}

/** An engine that can be started. */
export interface Engine {
  /** Name for people. */
  readonly label: string;
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
  /** Why it cannot run here; undefined if it can. */
  readonly missing: () => string | undefined;
  /** Whether a tab can run several expressions at the same time. */
  readonly inParallel: boolean;
  readonly start: (options?: TabOptions) => Promise<Tab>;
  /**
   * Folder of the build to serve to this engine. The own one if nothing has to run in the page before the app; else a copy whose page loads that first.
   *
   * @param scripts sources that run before every document of the app
   * @param folder for the copy
   */
  readonly buildFor: (distDir: string, folder: string, scripts?: readonly string[]) => string;
  /** True where `refusesThirdParties` holds in a frame of another site: source of an expression to evaluate there. */
  readonly isRefused: string;
}
