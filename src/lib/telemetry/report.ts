/** Data for the error-reporting service: names, numbers and codes of the app, never personal data. */

/** Kinds of reports: an invalid initial config, an answer that does not match its schema, an unhandled error, an error while rendering. */
const REPORT_KINDS = ['config', 'contract', 'unhandled', 'render'] as const;

/** One report. */
export interface Report {
  readonly kind: (typeof REPORT_KINDS)[number];
  /** The error; its class and stack are sent. */
  readonly error?: unknown;
  /** Description of the problem; sent if there is no `error`. */
  readonly message: string;
  /** Further names and numbers; only those that `scrub.ts` lists are sent. */
  readonly facts?: Readonly<Record<string, string | number | undefined>>;
}

/** Duration of a finished request. */
export interface Timing {
  readonly endpoint: string;
  readonly outcome: string;
  readonly durationMs: number;
}

/** The loaded reporter. */
export interface Sink {
  readonly report: (report: Report) => void;
  readonly timing: (timing: Timing) => void;
}
