import type { LoggedRequest } from '../logged-request';
import { isCutBody } from '../logged-request';
import type { Redactor } from './redact';

/** Writes the log as redacted HAR 1.2. */

/** @param build hash of the shown build, or an empty string */
export function harOf(log: readonly LoggedRequest[], redactor: Redactor, build = ''): object {
  for (const { body, response } of log) for (const value of [body, response]) redactor.learn(value);
  return {
    log: {
      version: '1.2',
      creator: { name: 'Harness', version: build.slice(0, 8) || 'no build' },
      entries: log.map((entry) => entryOf(entry, redactor)),
    },
  };
}

function entryOf(entry: LoggedRequest, redactor: Redactor): object {
  const { at, method, url, status, ms, headers, query, body, response, responseHeaders, fault, endpoint } = entry;
  const time = ms ?? -1;
  const sent = bodyText(body, redactor);
  const received = bodyText(response, redactor);
  const types = responseHeaders as Readonly<Record<string, unknown>> | null;
  return {
    startedDateTime: at,
    time: Math.max(0, time),
    request: {
      method,
      url: redactor.address(url),
      httpVersion: 'HTTP/1.1',
      headers: pairs(redactor.headers(headers as Record<string, unknown>)),
      queryString: pairs(redactor.query(query)),
      cookies: [],
      headersSize: -1,
      bodySize: sent === undefined ? 0 : byteLength(sent),
      ...(sent !== undefined && { postData: { mimeType: headers['content-type'] ?? 'application/json', text: sent } }),
    },
    response: {
      status: status ?? 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      headers: pairs(redactor.headers(types ?? {})),
      cookies: [],
      content: {
        size: received === undefined ? 0 : byteLength(received),
        mimeType: String(types?.['content-type'] ?? 'application/json'),
        ...(received !== undefined && { text: received }),
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: Math.max(0, time), receive: 0 },
    _resourceType: 'xhr',
    ...(endpoint !== null && { _endpoint: endpoint }),
    ...(fault !== null && { _fault: fault }),
  };
}

/** For a body that the log cut, gives only its length. */
function bodyText(body: unknown, redactor: Redactor): string | undefined {
  if (body === null || body === undefined) return undefined;
  if (isCutBody(body)) return JSON.stringify({ truncated: true, bytes: body.bytes });
  return typeof body === 'string' ? redactor.text(body) : JSON.stringify(redactor.json(body));
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

function pairs(values: Readonly<Record<string, string>>): { name: string; value: string }[] {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}
