import type { ServerResponse } from 'node:http';
import axios, { type AxiosAdapter, type AxiosResponse } from 'axios';
import type { Mode } from '../../src/domain/modes';
import { appOrigins } from '../engine/hosts';
import type { MockReply, MockRequest } from '../engine/mock/backend';
import { type HarnessConfig, installMock } from '../engine/mock/install';
import { type Exchange, type HostHandler, readBody, sendText } from './http';
import type { Session } from './session';

/** Limit of a body in bytes: enough for the picture of a document. */
const BODY_LIMIT = 16_000_000;
/** How a request ends in the log that gets no answer. */
const CUT = { status: null, response: undefined };
/** Seconds for which a browser may keep the answer to a preflight. */
const PREFLIGHT_SECONDS = '600';

/**
 * The API, on its own origin. Each request goes through the axios instance that the mock is installed on, the same way as a unit test's
 * call does. Its adapter is called directly: the rest of axios (merging of configs, interceptors, transformations) would take more time
 * than the answer and change nothing.
 */
export function createApiHost(session: Session): HostHandler {
  const instance = axios.create();
  installMock(instance, session.backend);
  const adapter = instance.defaults.adapter as AxiosAdapter;
  /** Sockets on which a request was answered before. */
  const used = new WeakSet<object>();

  return async (exchange) => {
    const { req, res } = exchange;
    const cors = corsHeaders(session, exchange);
    if (cors === undefined) return sendText(exchange, 403, `The API does not answer pages of ${req.headers.origin}`);
    if (req.method === 'OPTIONS') return void res.writeHead(204, { ...cors, ...preflightHeaders(exchange) }).end();

    const request = await mockRequest(exchange);
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
    const config = {
      method: request.method,
      url: request.path,
      harness: {
        request,
        onReply({ endpoint, fault, outcome, delayMs }: MockReply) {
          entry.endpoint = endpoint ?? null;
          entry.fault = fault ?? null;
          arrival.begin();
          if (outcome.type === 'never') arrival.tell();
          if (outcome.type === 'never' || delayMs > 0) config.signal = closeSignal(res);
        },
      },
    } as unknown as Mutable<HarnessConfig>;
    res.once('close', () => arrival.end(CUT));
    let answer: AxiosResponse<string>;
    try {
      answer = await adapter(config);
    } catch (error) {
      if (axios.isCancel(error)) return;
      if (!axios.isAxiosError(error)) throw error;
      arrival.end(CUT);
      return cut(exchange, cors, used.has(req.socket));
    }
    if (res.destroyed) return;
    used.add(req.socket);
    const body = answer.data ?? '';
    const headers = {
      ...cors,
      'content-type': String(answer.headers['content-type']),
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      // A browser repeats a request by itself if a reused connection breaks. The app would then not notice the fault.
      ...(session.backend.mayCut && { connection: 'close' }),
    };
    arrival.end({ status: answer.status, response: body, headers });
    res.writeHead(answer.status, headers);
    res.end(body);
  };
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Aborts when the client has closed the connection, which ends a delayed call. Used for delayed calls only, because a controller takes
 * time.
 */
function closeSignal(res: ServerResponse): AbortSignal {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  return gone.signal;
}

/**
 * Destroys the connection. On a reused connection the headers are sent first. Without them, a browser would assume that an idle connection
 * was closed, and repeat the request.
 */
function cut({ res, req }: Exchange, cors: Record<string, string>, hasServed: boolean): void {
  if (!hasServed) return void req.socket.destroy();
  res.writeHead(200, { ...cors, 'content-type': 'application/json', 'content-length': 1024 });
  res.flushHeaders();
  // Destroyed only after the operating system has the headers; otherwise they might not be sent.
  req.socket.write('', () => req.socket.destroy());
}

/** CORS headers for the app's pages; undefined for pages of other origins. A request without an origin does not come from a page. */
function corsHeaders({ origins }: Session, { req }: Exchange): Record<string, string> | undefined {
  const { origin } = req.headers;
  if (origin === undefined) return {};
  if (!appOrigins(origins).includes(origin)) return undefined;
  return { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true', vary: 'origin' };
}

/** Answer to a preflight. It allows all headers that the app asks for, because this is the app's own back end. */
function preflightHeaders({ req }: Exchange): Record<string, string> {
  return {
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': req.headers['access-control-request-headers'] ?? '',
    'access-control-max-age': PREFLIGHT_SECONDS,
  };
}

async function mockRequest({ req, rawPath, search }: Exchange): Promise<MockRequest> {
  const body = await readBody(req, BODY_LIMIT);
  const query = search === '' ? {} : Object.fromEntries(new URLSearchParams(search));
  return { method: req.method ?? 'GET', path: rawPath, query, headers: req.headers, body };
}

/** The mode of a request, by its headers and path. Requests of the modes web and app are equal, so the scenario decides between these. */
function modeOf({ scenario }: Session, { headers, path }: MockRequest): Mode {
  if (headers['kyc-access-token'] !== undefined || path.startsWith('/v1/s1/')) return 'sdk';
  if (Object.values(headers).includes('tg-mini-program')) return 'mini-program';
  return scenario.mode === 'app' ? 'app' : 'web';
}
