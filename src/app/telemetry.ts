import type { DroppedReport } from '../api/client-config';
import { recentClientTags } from '../api/client-tags';
import { isApiError } from '../api/errors';
import { loadFile } from '../lib/load-file';
import { pageBuild } from '../lib/page-build';
import { pendingCount, subscribe } from '../lib/readiness';
import { store } from '../lib/store';
import type { Report } from '../lib/telemetry/report';
import { createTelemetry, type Telemetry } from '../lib/telemetry/telemetry';
import type { Boot } from './boot';

/** `scrub.ts` removes personal data. */
export function startTelemetry({ config, configProblems, variant, opening, language }: Boot): Telemetry {
  const { dsn } = config.errorReporting;
  const telemetry = createTelemetry({
    dsn,
    whenIdle: whenNetworkIdle,
    load: async () => {
      const { createSentrySink } = await loadFile(() => import('../lib/telemetry/sentry'));
      return createSentrySink({ dsn, environment: config.environment, release: pageBuild() });
    },
  });
  const { shell, authority } = opening;
  const facts = { shell, authority, variant, language };
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

/** So that reports name the vendor. */
function startedFlow(): Report['facts'] {
  const { flow } = store;
  return flow && { flow: flow.flowName, provider: flow.provider };
}

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

/** Once per page load, so that polling does not repeat them. */
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

/** In milliseconds. */
const IDLE_MS = 500;

/** So that the reporter does not slow the page. */
function whenNetworkIdle(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(timer);
      if (pendingCount() > 0) return;
      timer = setTimeout(() => {
        stop();
        resolve();
      }, IDLE_MS);
    };
    const stop = subscribe(check);
    check();
  });
}
