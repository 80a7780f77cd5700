import type { Report, Sink, Timing } from './report';

/**
 * Reports errors and request times (spec 8). Without a DSN nothing is kept, loaded or sent. With one, the reporter's code
 * stays out of the first load: what happens before it is there waits in a bounded queue.
 */

/** Most reports and most timings that wait for the reporter; later ones are dropped: the first error is the cause. */
const MAX_WAITING = 30;
/** Timings of this many milliseconds and more are not reported (spec 8): they measure a sleeping tab, not a server. */
export const MAX_TIMING_MS = 30_000;

export interface Telemetry {
  readonly report: (report: Report) => void;
  readonly timing: (timing: Timing) => void;
}

const SILENT: Telemetry = { report: () => undefined, timing: () => undefined };

export interface TelemetryOptions {
  /** Empty: nothing is reported. */
  readonly dsn: string;
  /** Resolves when the page has time for it. */
  readonly whenIdle: () => Promise<unknown>;
  /** Fetches the reporter. */
  readonly load: () => Promise<Sink>;
}

/** Sets up reporting. Never throws, then or later: a reporter that cannot be had costs its reports alone. */
export function createTelemetry({ dsn, whenIdle, load }: TelemetryOptions): Telemetry {
  if (dsn === '') return SILENT;
  const reports: Report[] = [];
  const timings: Timing[] = [];
  // An error may pass several places that report; it is one error.
  const seen = new WeakSet<object>();
  let sink: Sink | undefined;
  let failed = false;
  whenIdle()
    .then(load)
    .then(
      (loaded) => {
        sink = loaded;
        for (const report of reports.splice(0)) loaded.report(report);
        for (const timing of timings.splice(0)) loaded.timing(timing);
      },
      () => {
        failed = true;
        reports.length = 0;
        timings.length = 0;
      },
    );
  const pass = <T>(value: T, waiting: T[], send: ((value: T) => void) | undefined) => {
    if (send) send(value);
    else if (!failed && waiting.length < MAX_WAITING) waiting.push(value);
  };
  return {
    report: (report) => {
      const { error } = report;
      if (typeof error === 'object' && error !== null) {
        if (seen.has(error)) return;
        seen.add(error);
      }
      pass(report, reports, sink?.report);
    },
    timing: (timing) => {
      if (timing.durationMs < MAX_TIMING_MS) pass(timing, timings, sink?.timing);
    },
  };
}
