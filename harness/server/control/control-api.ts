import { lookUp } from '../../../src/domain/look-up';
import { CATALOGUE } from '../../core/catalogue';
import { CONTROL_PATH } from '../../core/hosts';
import { scenarioJsonSchema } from '../../core/json-schema';
import { inspectBuild } from '../../kit/build';
import { listBuilds } from '../builds';
import { BodyTooLargeError, type Exchange, type HostHandler, readBody, send } from '../http';
import type { Direction } from '../scenario-history';
import type { ChangeResult, Session } from '../session';
import { type Answer, type Call, type ControlContext, failure, type Methods, NOT_VALID, ok } from './call';
import { COVERAGE_CALLS } from './coverage-calls';
import { fileCalls } from './file-calls';
import { packCalls } from './pack-calls';
import { PAGE_CALLS } from './page-calls';
import { replayRequest } from './replay';
import { allSessionsCalls, oneSessionCalls } from './session-calls';
import { sweepCalls } from './sweep-calls';
import { textsOf } from './texts-call';

const BODY_LIMIT = 1_000_000;

/** By path and method. */
const CALLS: Readonly<Record<string, Methods>> = {
  '/scenario': {
    GET: { run: ({ session }) => ok(session.info()) },
    PUT: { takesBody: 'always', run: ({ session }, body) => changed(session.replace(body)) },
    PATCH: { takesBody: 'always', run: ({ session }, body) => changed(session.merge(body)) },
  },
  '/scenario/undo': { POST: { run: ({ session }) => travelled(session, 'undo') } },
  '/scenario/redo': { POST: { run: ({ session }) => travelled(session, 'redo') } },
  '/texts': { GET: { run: ({ distDir, root }, _body, { search }) => textsOf(root, distDir, search) } },
  '/schema': { GET: { run: () => ok(scenarioJsonSchema()) } },
  '/requests': {
    GET: { run: ({ session }) => ok(session.log.list()) },
    DELETE: {
      run: ({ session }) => {
        session.clearLog();
        return ok(session.log.list());
      },
    },
  },
  '/requests/replay': { POST: { takesBody: 'always', run: ({ session }, body) => replayRequest(session, body) } },
  '/catalogue': { GET: { run: () => ok(CATALOGUE) } },
  '/state': { GET: { run: ({ session }) => ok(session.backend.state) } },
  '/events': {
    GET: {
      run: ({ session }, _body, { res }) => {
        session.events.open(res, session.present());
        return undefined;
      },
    },
  },
  ...PAGE_CALLS,
  ...COVERAGE_CALLS,
  '/builds': { GET: { run: async ({ builds }) => ok(await listBuilds(builds)) } },
  '/build': { GET: { run: async ({ distDir, root }) => ok(await inspectBuild(distDir, root)) } },
};

const SESSIONS_PATH = '/sessions';
const SESSION_PATH = /^\/sessions\/([^/]+)(\/.*)?$/;

/** Everything is checked first: a refused call changes nothing. */
export function createControlApi(context: ControlContext): HostHandler {
  return async (exchange) => {
    const answer = await answerTo(context, exchange);
    if (answer === undefined) return;
    const { status, body, headers } = answer;
    send(exchange, status, 'application/json; charset=utf-8', `${JSON.stringify(body)}\n`, {
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      ...headers,
    });
  };
}

async function answerTo(context: ControlContext, exchange: Exchange): Promise<Answer | undefined> {
  const { req, rawPath } = exchange;
  const foreign = foreignPage(context.session, exchange);
  if (foreign !== undefined) return failure(403, foreign);
  const path = rawPath.slice(CONTROL_PATH.length);
  const place = placeOf(context, path);
  if (place === undefined) return failure(404, `The control API has no ${path}`);
  const method = req.method === 'HEAD' ? 'GET' : (req.method ?? '');
  const call = lookUp(place.methods, method);
  if (call === undefined) {
    const allow = Object.keys(place.methods).join(', ');
    return { ...failure(405, `${path} does not take ${method}`), headers: { allow } };
  }
  if (call.takesBody === undefined) return call.run(place.context, undefined, exchange);
  const body = await jsonBody(exchange, call.takesBody);
  return body.ok ? call.run(place.context, body.value, exchange) : body.failure;
}

interface Place {
  readonly methods: Methods;
  readonly context: ControlContext;
}

/** Undefined for an unknown path. */
function placeOf(context: ControlContext, path: string): Place | undefined {
  const { sessions, sweep, packs, ...rest } = context;
  const own = (sweep && lookUp(sweepCalls(sweep), path)) ?? (packs && packCalls(packs, path));
  if (own) return { methods: own, context };
  if (sessions !== undefined && path === SESSIONS_PATH) return { methods: allSessionsCalls(sessions), context };
  const [, id, below] = SESSION_PATH.exec(path) ?? [];
  if (id === undefined) {
    const methods = lookUp(CALLS, path) ?? fileCalls(context.files, path);
    return methods && { methods, context };
  }
  const session = sessions?.find(id);
  if (sessions === undefined || session === undefined) return undefined;
  if (below === undefined) return { methods: oneSessionCalls(sessions, session), context };
  session.usedAt = Date.now();
  return placeOf({ ...rest, session, distDir: session.distDir ?? rest.distDir }, below);
}

/**
 * Undefined for the panel and for clients that are not browsers. Browsers send `Origin` or `Sec-Fetch-Site` with all
 * requests.
 */
function foreignPage({ origins }: Session, { req }: Exchange): string | undefined {
  const { origin } = req.headers;
  const site = req.headers['sec-fetch-site'];
  if (origin !== undefined && origin !== origins.panel) return `The control API does not answer pages of ${origin}`;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'The control API answers the panel only';
  return undefined;
}

type JsonBody = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly failure: Answer };

/** Ignores the content type: `curl -d` and `fetch` with text declare another one. */
async function jsonBody({ req }: Exchange, takesBody: Call['takesBody']): Promise<JsonBody> {
  let text: string | undefined;
  try {
    text = await readBody(req, BODY_LIMIT);
    if (text === undefined && takesBody === 'may') return { ok: true, value: undefined };
    return { ok: true, value: JSON.parse(text ?? '') };
  } catch (error) {
    if (error instanceof BodyTooLargeError) {
      const refused = failure(413, `A body has at most ${BODY_LIMIT} bytes`);
      return { ok: false, failure: { ...refused, headers: { connection: 'close' } } };
    }
    if (!(error instanceof SyntaxError)) throw error;
    const message = text === undefined ? 'This call takes a JSON body' : error.message;
    return { ok: false, failure: failure(400, 'The body is not JSON', [{ path: '', message }]) };
  }
}

function travelled(session: Session, direction: Direction): Answer {
  const result = session.travel(direction);
  return result ? changed(result) : failure(409, `There is nothing to ${direction}`);
}

function changed(result: ChangeResult): Answer {
  return result.ok ? ok(result.info) : failure(422, NOT_VALID, result.problems);
}
