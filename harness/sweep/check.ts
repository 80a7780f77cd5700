import type { Scenario } from '../engine/scenario';
import type { LoggedRequest } from '../server/request-log';

/** Everything that was observed of a state, except what a check reads in the page. */
export interface Observed {
  /** The scenario with all defaults. */
  readonly scenario: Scenario;
  /** How the page has ended loading. */
  readonly end: StateEnd;
  /** Whether the member has acted since the page was opened, which may lead to another page. */
  readonly hasActed: boolean;
  /** Whether the member has pressed something, and then nothing was asked, and nothing is different on the page. */
  readonly pressHadNoEffect: boolean;
  /** Texts that the page shows, in the order of the document. */
  readonly texts: readonly string[];
  /** Console messages of the level error. */
  readonly consoleErrors: readonly ConsoleError[];
  /** Uncaught errors and unhandled rejections. */
  readonly pageErrors: readonly string[];
  /** Addresses of blocked requests to other machines. */
  readonly leavingUrls: readonly string[];
  /** The harness's log: calls of the API, and files that are missing. */
  readonly log: readonly LoggedRequest[];
}

export interface ConsoleError {
  readonly text: string;
  /** The script, or the file that failed to load. */
  readonly url: string;
}

/**
 * `ready`: the app marked its page as ready. `left`: the app went to a page of the wider product, such as the login. `closed`: the
 * mini-program closed itself. `timeout`: none of them in time.
 */
export type StateEnd = 'ready' | 'left' | 'closed' | 'timeout';

/** One check of a state. Problems are sentences for a person; no problem means that the state passes. */
export interface Check<Seen = unknown> {
  /** Stable: reports and baselines name it. */
  readonly id: string;
  /** What the check guarantees, as a sentence. */
  readonly title: string;
  /** Reads something in the page. It is sent there as source text, so it may use nothing from outside its own body. */
  readonly look?: () => Seen;
  /** The same, once the picture is taken: the whole page is in view then, and may be changed. */
  readonly lookAtWhole?: () => Seen;
  /** The problems. `seen` is the result of the look; a check with a look is skipped on pages that are not the app's. */
  readonly judge: (seen: Seen, observed: Observed) => string[];
}
