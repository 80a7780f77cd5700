import { brotliCompressSync, constants } from 'node:zlib';
import { fillInitialConfig, inlineHashes } from '../../src/deploy/page';
import { policyOf } from '../../src/deploy/policies';
import { BASE_PATH } from '../../src/domain/initial-config';
import type { AppPlace } from '../core/hosts';
import { BUILD_COMMAND } from '../kit/build';
import { findFile, looksLikeFile, type ServedFile, safePath } from '../kit/files';
import { html, page } from './html';
import { type Exchange, type HostHandler, redirect, send } from './http';
import { isInPanel, withPageLink } from './in-panel';
import { harnessConfig } from './initial-config';
import { withPageClock } from './page-clock';
import { sendAround } from './pane-page';
import { appPolicy } from './policy';
import { pseudoTextsFile } from './pseudo-texts';
import type { Session } from './session';
import { standIn } from './stand-ins';

const BASE_WITHOUT_SLASH = BASE_PATH.slice(0, -1);

interface AppHost {
  readonly session: Session;
  readonly distDir: string;
  readonly place: AppPlace;
  readonly api: HostHandler;
  readonly onServed: OnServed;
}

/** For `index.html`, before the initial config is filled in. */
export type OnServed = (file: Pick<ServedFile, 'path' | 'bytes'>) => void;

export function createAppHost(host: AppHost): HostHandler {
  const { session, distDir, api, onServed } = host;
  return async (exchange) => {
    const { rawPath, search } = exchange;
    const proxy = session.scenario.config.crossApiPath;
    if (proxy !== '' && rawPath.startsWith(`${proxy}/`)) {
      return api({ ...exchange, rawPath: rawPath.slice(proxy.length) });
    }
    if (await session.page.handle(exchange)) return;
    const headers = headersFor(host, rawPath);
    if (sendAround(exchange, session)) return;
    if (rawPath === BASE_WITHOUT_SLASH) return redirect(exchange, 301, BASE_PATH + search);
    if (!rawPath.startsWith(BASE_PATH)) {
      if (await standIn(exchange, session, headers)) return;
      return notFound(exchange, session, headers);
    }
    if (!isRead(exchange)) return notAllowed(exchange);
    const below = rawPath.slice(BASE_PATH.length - 1);
    if (below === '/' || below === '/index.html') return sendPage(exchange, host, rawPath);
    const pseudo = await pseudoTextsFile(session.scenario, distDir, below);
    if (pseudo !== undefined) {
      return send(exchange, 200, 'application/json; charset=utf-8', pseudo, {
        ...headers,
        'cache-control': 'no-store',
      });
    }
    const file = await findFile(distDir, below);
    if (file !== undefined) {
      const compressed = acceptsBrotli(exchange) ? await findFile(distDir, `${below}.br`) : undefined;
      onServed(compressed ?? file);
      return sendFile(exchange, file, compressed, headers);
    }
    return isScreen(below)
      ? sendPage(exchange, host, rawPath)
      : notFound(exchange, session, headersFor(host, BASE_PATH));
  };
}

function isScreen(below: string): boolean {
  return !looksLikeFile(below) && safePath(below.replace(/\/$/, '')) !== undefined;
}

function isRead({ req }: Exchange): boolean {
  return req.method === 'GET' || req.method === 'HEAD';
}

function notAllowed(exchange: Exchange): void {
  send(exchange, 405, 'text/plain; charset=utf-8', 'Files are read with GET\n', { allow: 'GET, HEAD' });
}

/** Prefers brotli if the client accepts it. */
function sendFile(
  exchange: Exchange,
  { path, contentType, bytes }: ServedFile,
  compressed: ServedFile | undefined,
  headers: Record<string, string>,
): void {
  send(exchange, 200, contentType, compressed?.bytes ?? bytes, {
    ...headers,
    'cache-control': policyOf(BASE_PATH + path).cache,
    vary: 'Accept-Encoding',
    ...(compressed && { 'content-encoding': 'br' }),
  });
}

function acceptsBrotli({ req }: Exchange): boolean {
  return /\bbr\b/.test(String(req.headers['accept-encoding'] ?? ''));
}

const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function headersFor({ session, place }: AppHost, rawPath: string, builtPage?: string): Record<string, string> {
  const inline = builtPage === undefined ? undefined : inlineHashes(builtPage);
  return appPolicy(session.origins, place, session.backend.scenario.config, rawPath, inline);
}

async function sendPage(exchange: Exchange, host: AppHost, rawPath: string): Promise<void> {
  const { session, distDir, place, onServed } = host;
  const { scenario, origins } = session;
  const file = await findFile(distDir, '/index.html');
  if (file === undefined) {
    return sendProblem(exchange, scenario.theme, headersFor(host, rawPath), `There is no build in ${distDir}.`);
  }
  const built = file.bytes.toString('utf8');
  const headers = headersFor(host, rawPath, built);
  onServed(file);
  session.coverage.opened(scenario);
  const config = harnessConfig(scenario, origins, place);
  const filled = fillInitialConfig(built, config);
  if (filled === undefined) {
    return sendProblem(exchange, scenario.theme, headers, 'The built index.html has no initial-config element.');
  }
  const timed = withPageClock(filled, scenario);
  const sent = isInPanel(exchange) ? withPageLink(timed) : timed;
  const isCompressed = acceptsBrotli(exchange);
  send(exchange, 200, 'text/html; charset=utf-8', isCompressed ? brotliCompressSync(sent, FAST) : sent, {
    ...headers,
    'cache-control': 'no-store',
    'set-cookie': sessionCookie(session),
    vary: 'Accept-Encoding',
    ...(isCompressed && { 'content-encoding': 'br' }),
  });
}

/** The log then shows whether calls send credentials. */
function sessionCookie({ backend, scenario, origins }: Session): string {
  const { session, member } = backend.state;
  const isSignedIn = session.signedIn && scenario.mode !== 'sdk';
  // A scenario may contain any member id.
  const pair = isSignedIn ? new URLSearchParams({ session: `harness-${member.id}` }) : 'session=; Max-Age=0';
  return `${pair}; Domain=${origins.domain}; Path=/; HttpOnly; SameSite=Lax`;
}

function sendProblem(exchange: Exchange, theme: 'light' | 'dark', headers: Record<string, string>, what: string): void {
  const body = html`<main><h1>Nothing to serve</h1><p>${what}</p>
<p>Build the account area, then load this page again:</p><pre><code>${BUILD_COMMAND}</code></pre></main>`;
  const text = page({ title: 'Nothing to serve', theme, body });
  send(exchange, 503, 'text/html; charset=utf-8', text, { ...headers, 'cache-control': 'no-store' });
}

function notFound(exchange: Exchange, session: Session, headers: Record<string, string>): void {
  const { req, host, rawPath, search } = exchange;
  const arrival = session.arrived({
    method: req.method ?? 'GET',
    url: `http://${host}${rawPath}${search}`,
    host,
    path: rawPath,
    query: Object.fromEntries(new URLSearchParams(search)),
    headers: req.headers,
    body: undefined,
    mode: session.scenario.mode,
  });
  arrival.end({ status: 404, response: undefined });
  const body = html`<main><h1>Not found</h1><p>This host has no <code>${rawPath}</code>.</p>
<p><a href="${BASE_PATH}">Open the account area</a></p></main>`;
  const text = page({ title: 'Not found', theme: session.scenario.theme, body });
  send(exchange, 404, 'text/html; charset=utf-8', text, { ...headers, 'cache-control': 'no-store' });
}
