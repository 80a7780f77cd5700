import { lookUp } from '../../src/domain/look-up';
import { appOrigins } from '../engine/hosts';
import type { RunOutcome } from '../engine/mock/reviews';
import { findRun, submitRun, type VendorRun } from '../engine/mock/vendor-runs';
import { page } from './html';
import { BodyTooLargeError, type Exchange, type HostHandler, readBody, redirect, send, sendText } from './http';
import { vendorPolicy } from './policy';
import type { Session } from './session';
import { findPagesFile, safeReturn, sendPagesFile } from './stand-ins';
import { hint, isOutcome, overview, PROVIDER_OF, type VendorName, vendorPage } from './vendor-pages';
import { type ReturnVendor, returnAddress } from './vendor-returns';

/**
 * The simulated vendors, on a host that is another site than the app. Two are embedded by their real npm loaders (Sumsub in a frame, Onfido
 * by a script); two are pages that redirect the member back (Jumio, AAI). A submission changes the mock as a vendor's webhook would.
 */

type Headers = Readonly<Record<string, string>>;
type Page = (exchange: Exchange, session: Session) => string;

/** Limit of a form's body in bytes: enough for a token and a code. */
const FORM_LIMIT = 16_384;
const OUTCOMES: readonly string[] = ['approve', 'reject', 'pending'] satisfies RunOutcome[];

const PAGES: Readonly<Record<string, Page>> = {
  '/': (_exchange, session) => overview(session.scenario),
  // Sumsub's loader requests this path.
  '/websdk/websdk.html': (_exchange, session) => vendorPage(session.scenario, 'sumsub', { script: 'vendor-sumsub.js' }),
  '/onfido/capture.html': (_exchange, session) =>
    vendorPage(session.scenario, 'onfido', { script: 'vendor-onfido-frame.js' }),
  '/jumio/web': (exchange, session) => redirectPage(exchange, session, 'jumio'),
  '/aai/web': (exchange, session) => redirectPage(exchange, session, 'aai'),
};

const FORMS: Readonly<Record<string, ReturnVendor>> = { '/jumio/web': 'jumio', '/aai/web': 'aai' };
const RUNS: Readonly<Record<string, VendorName>> = { '/runs/sumsub': 'sumsub', '/runs/onfido': 'onfido' };

export function createVendorHost(session: Session): HostHandler {
  return async (exchange) => {
    const { req, res, rawPath } = exchange;
    const headers = vendorPolicy(session.origins);
    if (await sendPagesFile(exchange, headers)) return;
    if (rawPath === '/favicon.ico') return void res.writeHead(204).end();
    if (rawPath === '/onfido/Onfido.js') return sendOnfidoScript(exchange, session);
    if (rawPath === '/onfido/api/v4/sdk/analytics') return void res.writeHead(204, cors(exchange, session)).end();
    const embedded = lookUp(RUNS, rawPath);
    if (embedded !== undefined) return answerRun(exchange, session, embedded);
    const form = lookUp(FORMS, rawPath);
    if (form !== undefined && req.method === 'POST') return finishRedirect(exchange, session, form);
    const content = lookUp(PAGES, rawPath);
    if (content === undefined) return sendText(exchange, 404, 'This host has no such vendor page');
    const noStore = { ...headers, 'cache-control': 'no-store' };
    send(exchange, 200, 'text/html; charset=utf-8', content(exchange, session), noStore);
  };
}

/** A module script from another origin needs CORS headers. */
async function sendOnfidoScript(exchange: Exchange, session: Session): Promise<void> {
  const file = await findPagesFile('/vendor-onfido.js');
  if (file === undefined) return sendText(exchange, 404, 'The script is missing');
  const headers = { ...cors(exchange, session), 'cache-control': 'no-cache' };
  send(exchange, 200, file.contentType, file.bytes, headers);
}

function cors({ req }: Exchange, { origins }: Session): Headers {
  const { origin } = req.headers;
  const known = origin !== undefined && appOrigins(origins).includes(origin);
  if (!known) return { vary: 'origin' };
  // The reports of Onfido's loader contain its token and version in headers.
  const allowed = { 'access-control-allow-origin': origin, 'access-control-allow-headers': '*, authorization' };
  return { ...allowed, vary: 'origin' };
}

/** The call of the embedded vendors' pages: it returns the status of a token, and can submit its run. */
async function answerRun(exchange: Exchange, session: Session, vendor: VendorName): Promise<void> {
  const { req } = exchange;
  // Only the vendors' own pages may make this call, because it changes the mock.
  if (req.method !== 'POST' || req.headers.origin !== session.origins.vendor) {
    return sendText(exchange, 403, "The vendors' own pages alone may do this");
  }
  const asked = await readJson(exchange);
  if (asked === undefined)
    return sendText(exchange, 400, 'A run is asked for as { "token", "outcome"?, "rejectCode"? }');
  const run = runOf(session, vendor, asked.token);
  if (run !== undefined && asked.outcome !== undefined) submit(session, run, asked.outcome, asked.rejectCode);
  const body = JSON.stringify({ status: run?.status ?? 'unknown' });
  send(exchange, 200, 'application/json', body, { 'cache-control': 'no-store' });
}

/** The run of a token. A vendor accepts only the tokens that were issued for it. */
function runOf({ backend }: Session, vendor: VendorName, token: string): VendorRun | undefined {
  const run = findRun(backend.state, token);
  return run?.provider === PROVIDER_OF[vendor] ? run : undefined;
}

function submit(session: Session, run: VendorRun, outcome: string, rejectCode: string): boolean {
  if (!OUTCOMES.includes(outcome)) return false;
  const taken = submitRun(session.backend.state, session.scenario, run, outcome as RunOutcome, rejectCode);
  session.stateMayHaveChanged();
  return taken;
}

async function readJson(exchange: Exchange) {
  try {
    const { token, outcome, rejectCode } = JSON.parse((await readBody(exchange.req, FORM_LIMIT)) ?? '') ?? {};
    if (typeof token !== 'string') return undefined;
    return {
      token,
      outcome: typeof outcome === 'string' ? outcome : undefined,
      rejectCode: typeof rejectCode === 'string' ? rejectCode : '',
    };
  } catch {
    return undefined;
  }
}

/** The page of a redirect vendor. With an expired token it redirects the member back at once, as the vendors do. */
function redirectPage({ search }: Exchange, session: Session, vendor: ReturnVendor): string {
  const token = new URLSearchParams(search).get('authorizationToken') ?? '';
  const run = runOf(session, vendor, token);
  if (run === undefined) {
    return page({
      title: 'Unknown session',
      theme: session.scenario.theme,
      body: hint('This session is not known. Start the verification in the account area.'),
    });
  }
  return vendorPage(session.scenario, vendor, { token, expired: run.status !== 'open' });
}

async function finishRedirect(exchange: Exchange, session: Session, vendor: ReturnVendor): Promise<void> {
  const { req } = exchange;
  if (req.headers.origin !== session.origins.vendor) return sendText(exchange, 403, 'Use the buttons of this page');
  let form: URLSearchParams;
  try {
    form = new URLSearchParams((await readBody(req, FORM_LIMIT)) ?? '');
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error;
    return sendText(exchange, 413, 'The form is too long');
  }
  const run = runOf(session, vendor, form.get('token') ?? '');
  if (run === undefined) return sendText(exchange, 404, 'This verification session is not known');
  const outcome = form.get('outcome') ?? '';
  if (!isOutcome(outcome)) return sendText(exchange, 400, 'This page has no such outcome');
  const own = appOrigins(session.origins);
  const back = safeReturn(run.returnUrl, own[0] ?? '', own);
  redirect(
    exchange,
    303,
    returnAddress(vendor, back, resultOf(session, run, outcome, form.get('rejectCode') ?? ''), run),
  );
}

/** The result that the vendor sends to the app: `submitted`, another outcome, or `expired-token` if the token cannot be used. */
function resultOf(session: Session, run: VendorRun, outcome: string, rejectCode: string): string {
  if (!OUTCOMES.includes(outcome)) return outcome;
  return submit(session, run, outcome, rejectCode) ? 'submitted' : 'expired-token';
}
