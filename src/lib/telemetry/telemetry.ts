import type { Report, Sink, Timing } from './report';

/** Nothing happens without a DSN. A bounded queue holds reports until the reporter has loaded. */

/** The first errors usually hold the cause. */
const MAX_QUEUED = 30;
/** In milliseconds. Longer ones come from suspended tabs. */
export const MAX_TIMING_MS = 30_000;

export interface Telemetry {
  readonly report: (report: Report) => void;
  readonly timing: (timing: Timing) => void;
}

const SILENT: Telemetry = { report: () => undefined, timing: () => undefined };

export interface TelemetryOptions {
  /** Empty: send nothing. */
  readonly dsn: string;
  readonly whenIdle: () => Promise<unknown>;
  readonly load: () => Promise<Sink>;
}

/** Never throws, nor do its functions. */
export function createTelemetry({ dsn, whenIdle, load }: TelemetryOptions): Telemetry {
  if (dsn === '') return SILENT;
  const reports: Report[] = [];
  const timings: Timing[] = [];
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
