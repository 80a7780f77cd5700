import type { ServerResponse } from 'node:http';
import { appOrigins } from '../core/hosts';
import type { MockRequest } from '../core/mock/backend';
import type { ModeWord } from '../core/modes';
import { type Exchange, type HostHandler, readBody, sendText } from './http';
import type { Session } from './session';

/** In bytes. */
const BODY_LIMIT = 16_000_000;
const CUT = { status: null, response: undefined };
const PREFLIGHT_SECONDS = '600';

export function createApiHost(session: Session): HostHandler {
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
    const { outcome, delayMs, endpoint, fault } = session.backend.respond(request);
    entry.endpoint = endpoint ?? null;
    entry.fault = fault ?? null;
    arrival.begin();
    res.once('close', () => arrival.end(CUT));
    if (outcome.type === 'never') return arrival.tell();
    if (delayMs > 0) await delay(delayMs, res);
    if (res.destroyed) return;
    if (outcome.type === 'cut') {
      arrival.end(CUT);
      return cut(exchange, cors, used.has(req.socket));
    }
    used.add(req.socket);
    const { status, body, contentType, retryAfter } = outcome;
    const headers = {
      ...cors,
      'content-type': contentType,
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      // Browsers retry on reused connections, which would hide the fault.
      ...(session.backend.mayCut && { connection: 'close' }),
    };
    arrival.end({ status, response: body, headers });
    res.writeHead(status, headers);
    res.end(body);
  };
}

function delay(ms: number, res: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    res.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Headers first: on a reused connection a browser would repeat the request. */
function cut({ res, req }: Exchange, cors: Record<string, string>, hasServed: boolean): void {
  if (!hasServed) return void req.socket.destroy();
  res.writeHead(200, { ...cors, 'content-type': 'application/json', 'content-length': 1024 });
  res.flushHeaders();
  req.socket.write('', () => req.socket.destroy());
}

/** Undefined for other origins. Pages always send an origin. */
function corsHeaders({ origins }: Session, { req }: Exchange): Record<string, string> | undefined {
  const { origin } = req.headers;
  if (origin === undefined) return {};
  if (!appOrigins(origins).includes(origin)) return undefined;
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'retry-after',
    vary: 'origin',
  };
}

/** The app's own back end allows all headers. */
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

/** Web and app send equal requests. */
function modeOf({ scenario }: Session, { headers, path }: MockRequest): ModeWord {
  if (headers['kyc-access-token'] !== undefined || path.startsWith('/v1/s1/')) return 'sdk';
  if (Object.values(headers).includes('tg-mini-program')) return 'mini-program';
  return scenario.mode === 'app' ? 'app' : 'web';
}
