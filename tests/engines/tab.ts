/** What the tests ask of a browser, whichever engine and protocol it has. A place is the chain of frames, each by a selector; empty: the page. */
export type Place = readonly string[];

export interface Tab {
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** Evaluates an expression in a place. */
  readonly run: <T>(expression: string, place?: Place) => Promise<T>;
  /** Clicks the middle of the element as a person does. */
  readonly click: (selector: string, place?: Place) => Promise<void>;
  /** Types into the element. */
  readonly type: (selector: string, text: string, place?: Place) => Promise<void>;
  /** Chooses a file of this machine. */
  readonly choose: (selector: string, path: string, place?: Place) => Promise<void>;
  /** Errors of the console and uncaught errors since the last call. */
  readonly problems: () => Promise<readonly string[]>;
  /** Ends the browser. */
  readonly close: () => Promise<void>;
}

/** An engine that tests can start. */
export interface Engine {
  /** Why it cannot run here; undefined if it can. */
  readonly missing: () => string | undefined;
  readonly start: () => Promise<Tab>;
}
