import { VENDORS, type Vendor } from '../../src/domain/statuses';
import { appOrigins } from '../core/hosts';
import type { RunOutcome } from '../core/mock/reviews';
import { findRun, submitRun, type VendorRun } from '../core/mock/vendor-runs';
import { returnParameters, SIMULATED, type SimulatedVendor } from '../core/mock/vendors';
import { isSubmission, type ReturnedEnd, type VendorPageOutcome } from '../core/mock/vendors/simulated-vendor';
import { page } from './html';
import { type Exchange, type HostHandler, readBody, redirect, send, sendText } from './http';
import { withMessages } from './in-panel';
import { vendorPolicy } from './policy';
import type { Session } from './session';
import { findPagesFile, safeReturn, sendPagesFile } from './stand-ins';
import { isOutcome, NO_SESSION, overview, vendorPage } from './vendor-pages';

/**
 * Simulated vendors on another site than the app. Sumsub and Onfido use their real npm loaders; Jumio and AAI redirect
 * the member back. Submissions change the mock, as webhooks would.
 */

type Headers = Readonly<Record<string, string>>;

/** In bytes. */
const FORM_LIMIT = 16_384;

const BY_PAGE = new Map<string, Vendor>(VENDORS.map((vendor) => [SIMULATED[vendor].page, vendor]));
const BY_CALLS = new Map<string, Vendor>(
  VENDORS.flatMap((vendor) => {
    const simulated: SimulatedVendor = SIMULATED[vendor];
    return simulated.kind === 'embedded' ? [[simulated.calls, vendor]] : [];
  }),
);

export function createVendorHost(session: Session): HostHandler {
  return async (exchange) => {
    const { req, res, rawPath } = exchange;
    const headers = vendorPolicy(session.origins);
    if (await session.page.handle(exchange)) return;
    if (await sendPagesFile(exchange, headers)) return;
    if (rawPath === '/onfido/Onfido.js') return sendOnfidoScript(exchange, session);
    if (rawPath === '/onfido/api/v4/sdk/analytics') return void res.writeHead(204, cors(exchange, session)).end();
    const embedded = BY_CALLS.get(rawPath);
    if (embedded !== undefined) return answerRun(exchange, session, embedded);
    const vendor = BY_PAGE.get(rawPath);
    if (vendor === undefined && rawPath !== '/') return sendText(exchange, 404, 'This host has no such vendor page');
    const isRedirect = vendor !== undefined && SIMULATED[vendor].kind === 'redirect';
    if (isRedirect && req.method === 'POST') return finishRedirect(exchange, session, vendor);
    const { scenario } = session;
    const content = isRedirect
      ? redirectPage(exchange, session, vendor)
      : vendor === undefined
        ? overview(scenario)
        : vendorPage(scenario, vendor);
    const noStore = { ...headers, 'cache-control': 'no-store' };
    const told = withMessages(content, exchange, session.page.isWatched);
    send(exchange, 200, 'text/html; charset=utf-8', told, noStore);
  };
}

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
  // Onfido's loader sends token and version in headers.
  const allowed = { 'access-control-allow-origin': origin, 'access-control-allow-headers': '*, authorization' };
  return { ...allowed, vary: 'origin' };
}

/** Returns a token's status, and can submit its run. */
async function answerRun(exchange: Exchange, session: Session, vendor: Vendor): Promise<void> {
  const { req } = exchange;
  // It changes the mock, so only the vendors' pages may call it.
  if (req.method !== 'POST' || req.headers.origin !== session.origins.vendor) {
    return sendText(exchange, 403, "Only the vendors' own pages may do this");
  }
  const asked = await readJson(exchange);
  if (asked === undefined)
    return sendText(exchange, 400, 'A run is asked for as { "token", "outcome"?, "rejectCode"? }');
  const run = runOf(session, vendor, asked.token);
  if (run && asked.outcome !== undefined && isSubmission(asked.outcome)) {
    submit(session, run, asked.outcome, asked.rejectCode);
  }
  const body = JSON.stringify({ status: run?.status ?? 'unknown' });
  send(exchange, 200, 'application/json', body, { 'cache-control': 'no-store' });
}

/** Only tokens issued for this vendor. */
function runOf({ backend }: Session, vendor: Vendor, token: string): VendorRun | undefined {
  const run = findRun(backend.state, token);
  return run?.provider === vendor ? run : undefined;
}

function submit(session: Session, run: VendorRun, outcome: RunOutcome, rejectCode: string): boolean {
  const taken = submitRun(session.backend.state, session.scenario, run, outcome, rejectCode);
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

/** Redirects back at once with an expired token, as the vendors do. */
function redirectPage({ search }: Exchange, session: Session, vendor: Vendor): string {
  const token = new URLSearchParams(search).get('authorizationToken') ?? '';
  const run = runOf(session, vendor, token);
  if (run === undefined) {
    return page({
      title: 'Unknown session',
      theme: session.scenario.theme,
      body: NO_SESSION,
    });
  }
  return vendorPage(session.scenario, vendor, { token, expired: run.status !== 'open' });
}

async function finishRedirect(exchange: Exchange, session: Session, vendor: Vendor): Promise<void> {
  const { req } = exchange;
  if (req.headers.origin !== session.origins.vendor) return sendText(exchange, 403, 'Use the buttons of this page');
  const form = new URLSearchParams((await readBody(req, FORM_LIMIT)) ?? '');
  const run = runOf(session, vendor, form.get('token') ?? '');
  if (run === undefined) return sendText(exchange, 404, 'This verification session is not known');
  const outcome = form.get('outcome') ?? '';
  if (!isOutcome(outcome)) return sendText(exchange, 400, 'This page has no such outcome');
  const own = appOrigins(session.origins);
  const back = safeReturn(run.returnUrl, own[0] ?? '', own);
  const url = new URL(back);
  const end = endOf(session, run, outcome, form.get('rejectCode') ?? '');
  const parameters = returnParameters(vendor, end, run.token.split('.').at(-1) ?? '') ?? {};
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  redirect(exchange, 303, url.href);
}

/** `expired-token` if the token cannot be used. */
function endOf(session: Session, run: VendorRun, outcome: VendorPageOutcome, rejectCode: string): ReturnedEnd {
  if (!isSubmission(outcome)) return outcome;
  return submit(session, run, outcome, rejectCode) ? 'submitted' : 'expired-token';
}
