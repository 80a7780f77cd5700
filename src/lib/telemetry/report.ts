/** Names, numbers and codes of the app only, never personal data. */

/** `contract`: an answer does not match its schema. */
const REPORT_KINDS = ['config', 'contract', 'unhandled', 'render'] as const;

export interface Report {
  readonly kind: (typeof REPORT_KINDS)[number];
  /** Sends only class and stack. */
  readonly error?: unknown;
  /** Sent without an `error`. */
  readonly message: string;
  /** Sends only those that `scrub.ts` lists. */
  readonly facts?: Readonly<Record<string, string | number | undefined>>;
}

export interface Timing {
  readonly endpoint: string;
  readonly outcome: string;
  readonly durationMs: number;
}

export interface Sink {
  readonly report: (report: Report) => void;
  readonly timing: (timing: Timing) => void;
}
