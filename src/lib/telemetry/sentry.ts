import { BrowserClient, defaultStackParser, makeFetchTransport, metrics, Scope } from '@sentry/browser';
import type { Report, Sink } from './report';
import { scrubEvent, scrubMetric } from './scrub';

/** The only module that uses Sentry. It is loaded when the page is idle, and only if a DSN is configured. */

export interface SentryOptions {
  readonly dsn: string;
  readonly environment: string;
  readonly release: string;
}

/**
 * Creates a Sentry client without integrations: it patches nothing on the page, collects no breadcrumbs, reads no address, and sends only
 * what is passed to it.
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
    // Do not store the sender's IP address either.
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
