/** What the app may tell the reporting service. Plain names, numbers and codes: nothing here is made of a person's data. */

/** What happened. */
export const REPORT_KINDS = ['config', 'contract', 'unhandled', 'render'] as const;

export interface Report {
  readonly kind: (typeof REPORT_KINDS)[number];
  /** The error itself, for its stack and class. */
  readonly error?: unknown;
  /** What happened, in the program's own words; sent where there is no error. */
  readonly message: string;
  /** Further names and numbers; only those that `scrub.ts` lists go out. */
  readonly facts?: Readonly<Record<string, string | number | undefined>>;
}

/** One request that is over. */
export interface Timing {
  readonly endpoint: string;
  readonly outcome: string;
  readonly durationMs: number;
}

/** Where reports go, once it is there. */
export interface Sink {
  readonly report: (report: Report) => void;
  readonly timing: (timing: Timing) => void;
}
