import { BrowserClient, defaultStackParser, makeFetchTransport, metrics, Scope } from '@sentry/browser';
import type { Report, Sink } from './report';
import { scrubEvent, scrubMetric } from './scrub';

/** The only module that knows the reporting service; loaded with a DSN alone, once the page is idle. */

export interface SentryOptions {
  readonly dsn: string;
  readonly environment: string;
  readonly release: string;
}

/**
 * A client of its own with no integrations: it wraps nothing on the page, collects no breadcrumbs, reads no address, and
 * knows what it is handed.
 */
export function createSentrySink({ dsn, environment, release }: SentryOptions): Sink {
  const client = new BrowserClient({
    dsn,
    environment,
    release,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    // Not even the address that a report comes from.
    dataCollection: { userInfo: false },
    beforeSend: scrubEvent,
    beforeSendMetric: scrubMetric,
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return {
    report: (report: Report) => {
      const own = scope.clone();
      own.setTags({ kind: report.kind, ...report.facts });
      if (report.error instanceof Error) own.captureException(report.error);
      else own.captureMessage(report.message, 'error');
    },
    timing: ({ endpoint, outcome, durationMs }) =>
      metrics.distribution('request.duration', durationMs, {
        unit: 'millisecond',
        attributes: { endpoint, outcome },
        scope,
      }),
  };
}
