import type { DroppedReport } from '../api/client';
import { recentClientTags } from '../api/client-tags';
import { isApiError } from '../api/errors';
import { pendingCount, subscribe } from '../lib/readiness';
import { store } from '../lib/store';
import type { Report } from '../lib/telemetry/report';
import { createTelemetry, type Telemetry } from '../lib/telemetry/telemetry';
import type { Boot } from './boot';

/** Reporting as the app wires it up: what is reported is decided here, what of it leaves is decided by `scrub.ts`. */
export function startTelemetry({ config, configProblems, variant, opening, language }: Boot): Telemetry {
  const { dsn } = config.errorReporting;
  const telemetry = createTelemetry({
    dsn,
    whenIdle: quiet,
    load: async () => {
      const { createSentrySink } = await import('../lib/telemetry/sentry');
      return createSentrySink({ dsn, environment: config.environment, release: config.version });
    },
  });
  const facts = { mode: opening.mode, variant, language };
  const report = (entry: Report) =>
    telemetry.report({ ...entry, facts: { ...facts, ...startedFlow(), route: location.pathname, ...entry.facts } });
  if (configProblems.length > 0) {
    const fields = configProblems.join(', ');
    report({
      kind: 'config',
      message: `The initial config has fields that were refused: ${fields}`,
      facts: { fields },
    });
  }
  return { ...telemetry, report };
}

/** Which vendor's flow the member had started, so that a fault of one vendor shows in the reports as such. */
function startedFlow(): Report['facts'] {
  const { flow } = store;
  return flow && { flow: flow.flowName, provider: flow.provider };
}

/** A rejection or a failed call, as a report. */
export function reportOf(kind: Report['kind'], error: unknown): Report {
  if (!isApiError(error))
    return { kind, error, message: `Not an error, but a rejection with a value: ${typeof error}` };
  const clientTags = recentClientTags().map(({ tag }) => tag);
  return {
    kind,
    error,
    message: error.message,
    facts: {
      endpoint: error.endpoint,
      errorKind: error.kind,
      code: 'ret_code' in error ? error.ret_code : undefined,
      status: 'status' in error ? error.status : undefined,
      fields: error.kind === 'contract' ? error.problems.map(({ path }) => path).join(', ') : undefined,
      clientTags: clientTags.join(', ') || undefined,
    },
  };
}

/**
 * Makes what the client calls when it has dropped fields of an answer. The same fields of the same call are reported once a visit: a page
 * that asks again and again would otherwise report them each time.
 */
export function droppedReporter(report: Telemetry['report']): (dropped: DroppedReport) => void {
  const reported = new Set<string>();
  return ({ endpoint, fields }) => {
    const names = fields.join(', ');
    const key = `${endpoint} ${names}`;
    if (reported.has(key)) return;
    reported.add(key);
    const message = `An answer has fields that break the contract and were left out: ${names}`;
    report({ kind: 'contract', message, facts: { endpoint, fields: names } });
  };
}

/** Milliseconds without a call in flight that count as quiet. */
const QUIET_MS = 500;

/** Resolves when nothing has been in flight for a moment: the reporter never competes with the page it reports on. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      if (pendingCount() > 0) return;
      timer = setTimeout(() => {
        stop();
        resolve();
      }, QUIET_MS);
    };
    const stop = subscribe(check);
    check();
  });
}
