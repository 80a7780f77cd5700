import { BrowserClient, defaultStackParser, makeFetchTransport, metrics, Scope } from '@sentry/browser';
import type { Report, Sink } from './report';
import { scrubEvent, scrubMetric } from './scrub';

/** Loaded when idle, and only with a DSN. */

export interface SentryOptions {
  readonly dsn: string;
  readonly environment: string;
  readonly release: string;
}

/** Patches nothing and sends only what it is given. */
export function createSentrySink({ dsn, environment, release }: SentryOptions): Sink {
  const client = new BrowserClient({
    dsn,
    environment,
    release,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    // Nor the sender's IP address.
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
