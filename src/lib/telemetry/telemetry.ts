import type { Report, Sink, Timing } from './report';

/**
 * Reports errors and request durations. Without a DSN nothing is stored, loaded or sent. With one, the reporter is loaded after the first
 * load; until then reports wait in a bounded queue.
 */

/** Maximum number of reports, and of durations, in the queue. Later ones are dropped, because the first error is usually the cause. */
const MAX_QUEUED = 30;
/** Durations of this many milliseconds or more are not sent: they come from suspended tabs, not from a slow server. */
export const MAX_TIMING_MS = 30_000;

/** Functions with which the app reports. */
export interface Telemetry {
  readonly report: (report: Report) => void;
  readonly timing: (timing: Timing) => void;
}

const SILENT: Telemetry = { report: () => undefined, timing: () => undefined };

export interface TelemetryOptions {
  /** Empty: nothing is sent. */
  readonly dsn: string;
  /** Resolves when the page is idle. */
  readonly whenIdle: () => Promise<unknown>;
  /** Loads the reporter. */
  readonly load: () => Promise<Sink>;
}

/** Sets up reporting. Neither this nor the returned functions throw; if the reporter fails to load, reports are dropped. */
export function createTelemetry({ dsn, whenIdle, load }: TelemetryOptions): Telemetry {
  if (dsn === '') return SILENT;
  const reports: Report[] = [];
  const timings: Timing[] = [];
  // Several places may report the same error.
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
  const sendOrQueue = <T>(value: T, queue: T[], send: ((value: T) => void) | undefined) => {
    if (send) send(value);
    else if (!failed && queue.length < MAX_QUEUED) queue.push(value);
  };
  return {
    report: (report) => {
      const { error } = report;
      if (typeof error === 'object' && error !== null) {
        if (seen.has(error)) return;
        seen.add(error);
      }
      sendOrQueue(report, reports, sink?.report);
    },
    timing: (timing) => {
      if (timing.durationMs < MAX_TIMING_MS) sendOrQueue(timing, timings, sink?.timing);
    },
  };
}
