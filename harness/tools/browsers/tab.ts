import type { Size } from '../../core/devices';

/** Of any engine and protocol. A place is a chain of frame selectors; empty: the page. */
export type Place = readonly string[];

/** Of 100. */
export const PICTURE_QUALITY = 80;

export interface Problem {
  readonly kind: 'console' | 'uncaught';
  readonly text: string;
  /** Empty if the engine does not say. */
  readonly url: string;
}

export interface Tab {
  readonly browser: string;
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly run: <T>(expression: string, place?: Place) => Promise<T>;
  /** In the element's middle. */
  readonly click: (selector: string, place?: Place) => Promise<void>;
  /** Types into the element. */
  readonly type: (selector: string, text: string, place?: Place) => Promise<void>;
  readonly choose: (selector: string, path: string, place?: Place) => Promise<void>;
  /** Since the last call. */
  readonly problems: () => Promise<readonly Problem[]>;
  /** Or as small as the engine can. */
  readonly resize: (size: Size) => Promise<void>;
  /** As JPEG. */
  readonly picture: () => Promise<Buffer>;
  /** Ends the browser. */
  readonly close: () => Promise<void>;
}

export interface TabOptions {
  /** Default: as the engine does. */
  readonly refusesThirdParties?: boolean;
  /** `host:port`. Default: none. */
  readonly proxy?: string;
}

export interface Engine {
  /** Name for people. */
  readonly label: string;
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
  /** Undefined if it can run here. */
  readonly missing: () => string | undefined;
  readonly inParallel: boolean;
  readonly start: (options?: TabOptions) => Promise<Tab>;
  /**
   * The build, or a copy that loads scripts before the app. @param scripts for every document @param folder for the
   * copy
   */
  readonly buildFor: (distDir: string, folder: string, scripts?: readonly string[]) => string;
  /** Expression, true in a frame without third-party storage. */
  readonly isRefused: string;
}
