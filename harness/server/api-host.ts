import type { ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import axios, { type AxiosAdapter, type AxiosResponse } from 'axios';
import type { Mode } from '../../src/domain/modes';
import { appOrigins } from '../engine/hosts';
import type { MockReply, MockRequest } from '../engine/mock/backend';
import { type HarnessConfig, installMock } from '../engine/mock/install';
import { BodyTooLargeError, type Exchange, type HostHandler, readBody, sendText } from './http';
import type { Session } from './session';

/** Room for a document's picture in a body. */
const BODY_LIMIT = 16_000_000;
/** Seconds for which a browser may keep the answer to a preflight. */
const PREFLIGHT_SECONDS = '600';

/**
 * The API, on an origin of its own. Each request goes through the axios instance that the mock is installed on, the same
 * way as a unit test's call does. Its adapter is called directly: what axios does around it (merging of configs,
 * interceptors, transformation) costs more than the answer and would change nothing.
 */
export function createApiHost(session: Session): HostHandler {
  const instance = axios.create();
  installMock(instance, session.backend);
  const adapter = instance.defaults.adapter as AxiosAdapter;
  /** Sockets that have answered before. */
  const used = new WeakSet<object>();

  return async (exchange) => {
    const { req, res } = exchange;
    const cors = corsHeaders(session, exchange);
    if (cors === undefined) return sendText(exchange, 403, `The API does not answer pages of ${req.headers.origin}`);
    if (req.method === 'OPTIONS') return void res.writeHead(204, { ...cors, ...preflightHeaders(exchange) }).end();

    const started = performance.now();
    const request = await mockRequest(exchange);
    if (request === undefined) return sendText(exchange, 413, `A body has at most ${BODY_LIMIT} bytes`);
    const arrival = session.arrived({
      method: request.method,
      url: `http://${exchange.host}${exchange.rawPath}${exchange.search}`,
      host: exchange.host,
      path: request.path,
      query: request.query,
      headers: req.headers,
      body: request.body,
      mode: modeOf(session, request),
    });
    const { entry } = arrival;
    const end = (status: number | null, response: string | undefined) => {
      if (entry.ms !== null) return;
      arrival.end({ status, response, ms: Math.round((performance.now() - started) * 100) / 100 });
    };
    const onReply = ({ endpoint, fault, outcome, delayMs }: MockReply) => {
      entry.endpoint = endpoint ?? null;
      entry.fault = fault ?? null;
      if (outcome.type === 'never') arrival.tell();
      if (outcome.type === 'never' || delayMs > 0) config.signal = closeSignal(res);
    };
    const config = {
      method: request.method,
      url: request.path,
      harness: { request, onReply },
    } as unknown as Mutable<HarnessConfig>;
    res.once('close', () => end(null, undefined));
    let answer: AxiosResponse<string>;
    try {
      answer = await adapter(config);
    } catch (error) {
      if (axios.isCancel(error)) return;
      if (!axios.isAxiosError(error)) throw error;
      end(null, undefined);
      return cut(exchange, cors, used.has(req.socket));
    }
    if (res.destroyed) return;
    used.add(req.socket);
    const body = answer.data ?? '';
    end(answer.status, body);
    res.writeHead(answer.status, {
      ...cors,
      'content-type': String(answer.headers['content-type']),
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      // A browser repeats a request by itself when a connection dies that has served before: then a cut would be invisible.
      ...(session.backend.mayCut && { connection: 'close' }),
    });
    res.end(body);
  };
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Aborts when the page has given up: that ends a call which waits. Made for those alone, because it is not cheap. */
function closeSignal(res: ServerResponse): AbortSignal {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  return gone.signal;
}

/**
 * Destroys the connection. On one that has served before, a browser would take that for an idle connection's end and
 * repeat the request, so there the headers go out first: after them nothing is repeated.
 */
function cut({ res, req }: Exchange, cors: Record<string, string>, hasServed: boolean): void {
  if (!hasServed) return void req.socket.destroy();
  res.writeHead(200, { ...cors, 'content-type': 'application/json', 'content-length': 1024 });
  res.flushHeaders();
  // Once the kernel has the headers; a destroy at once could overtake them.
  req.socket.write('', () => req.socket.destroy());
}

/** Headers for the app's pages; undefined for a page from elsewhere. Clients without an origin are no pages. */
function corsHeaders({ origins }: Session, { req }: Exchange): Record<string, string> | undefined {
  const { origin } = req.headers;
  if (origin === undefined) return {};
  if (!appOrigins(origins).includes(origin)) return undefined;
  return { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true', vary: 'origin' };
}

/** What the app may send: it is the app's own back end, so whatever headers it asks for. */
function preflightHeaders({ req }: Exchange): Record<string, string> {
  return {
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': req.headers['access-control-request-headers'] ?? '',
    'access-control-max-age': PREFLIGHT_SECONDS,
  };
}

async function mockRequest({ req, rawPath, search }: Exchange): Promise<MockRequest | undefined> {
  try {
    const body = await readBody(req, BODY_LIMIT);
    const query = search === '' ? {} : Object.fromEntries(new URLSearchParams(search));
    return { method: req.method ?? 'GET', path: rawPath, query, headers: req.headers, body };
  } catch (error) {
    if (error instanceof BodyTooLargeError) return undefined;
    throw error;
  }
}

/** The mode that the wire shows; web and app look the same there, so the scenario tells them apart. */
function modeOf({ scenario }: Session, { headers, path }: MockRequest): Mode {
  if (headers['kyc-access-token'] !== undefined || path.startsWith('/v1/s1/')) return 'sdk';
  if (Object.values(headers).includes('tg-mini-program')) return 'mini-program';
  return scenario.mode === 'app' ? 'app' : 'web';
}
