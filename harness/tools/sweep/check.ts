import type { LoggedRequest } from '../../core/logged-request';
import type { Scenario } from '../../core/scenario';
import type { StateEnd } from '../../kit/record';

/** All observations of a state, except what a check reads in the page. */
export interface Observed {
  /** With all defaults. */
  readonly scenario: Scenario;
  readonly end: StateEnd;
  /** Whether the member has acted since the page opened, which may lead to another page. */
  readonly hasActed: boolean;
  /** Whether the member pressed something that sent no request and changed nothing on the page. */
  readonly pressHadNoEffect: boolean;
  /** In document order. */
  readonly texts: readonly string[];
  /** Console messages of level error. */
  readonly consoleErrors: readonly ConsoleError[];
  /** Uncaught errors and unhandled rejections. */
  readonly pageErrors: readonly string[];
  /** Addresses of blocked requests to other machines. */
  readonly leavingUrls: readonly string[];
  /** The harness's log: API calls and missing files. */
  readonly log: readonly LoggedRequest[];
}

export interface ConsoleError {
  readonly text: string;
  /** The script, or the file that failed to load. */
  readonly url: string;
}

/** Problems are sentences for people; without one, the state passes. */
export interface Check<Seen = unknown> {
  /** Stable: reports and baselines contain it. */
  readonly id: string;
  /** What the check guarantees, as a sentence. */
  readonly title: string;
  /** Reads the page. Sent there as source text, so it may use nothing outside its body. */
  readonly look?: () => Seen;
  /** Like `look`, but after the picture: the whole page is in view and may be changed. */
  readonly lookAtWhole?: () => Seen;
  /** `seen` is the result of `look`. A check with a `look` is skipped on pages that are not the app's. */
  readonly judge: (seen: Seen, observed: Observed) => string[];
}
