import { CATALOGUE } from '../../engine/catalogue';
import { CONTROL_PATH } from '../../engine/hosts';
import { scenarioJsonSchema } from '../../engine/json-schema';
import type { Problem } from '../../engine/scenario';
import { inspectBuild } from '../build';
import { BodyTooLargeError, type Exchange, type HostHandler, readBody, send } from '../http';
import type { ChangeResult, Session } from '../session';

/** What a call answers with; it becomes JSON. */
interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Call {
  /** Whether the call takes a JSON body. */
  readonly takesBody?: boolean;
  /** Undefined: the call has answered by itself. */
  readonly run: (
    context: ControlContext,
    body: unknown,
    exchange: Exchange,
  ) => Answer | undefined | Promise<Answer | undefined>;
}

export interface ControlContext {
  readonly session: Session;
  readonly distDir: string;
  /** Folder whose `src` the build comes from. */
  readonly root: string;
}

const BODY_LIMIT = 1_000_000;

const ok = (body: unknown): Answer => ({ status: 200, body });

/** The calls of design 7: path below `/__harness__/api`, then method. */
const CALLS: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  '/scenario': {
    GET: { run: ({ session }) => ok(session.info()) },
    PUT: { takesBody: true, run: ({ session }, body) => changed(session.replace(body)) },
    PATCH: { takesBody: true, run: ({ session }, body) => changed(session.merge(body)) },
  },
  '/schema': { GET: { run: () => ok(scenarioJsonSchema()) } },
  '/requests': {
    GET: { run: ({ session }) => ok(session.log.list()) },
    DELETE: {
      run: ({ session }) => {
        session.log.clear();
        return ok(session.log.list());
      },
    },
  },
  '/catalogue': { GET: { run: () => ok(CATALOGUE) } },
  '/state': { GET: { run: ({ session }) => ok(session.backend.state) } },
  '/events': {
    GET: {
      run: ({ session }, _body, { res }) => {
        session.events.open(res, [
          ['scenario', session.info()],
          ['state', session.backend.state],
        ]);
        return undefined;
      },
    },
  },
  '/build': { GET: { run: async ({ distDir, root }) => ok(await inspectBuild(distDir, root)) } },
};

/** The control API. A refused call changes nothing: everything is checked before anything is done. */
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
  const calls = Object.hasOwn(CALLS, path) ? CALLS[path] : undefined;
  if (calls === undefined) return failure(404, `The control API has no ${path}`);
  const method = req.method === 'HEAD' ? 'GET' : (req.method ?? '');
  const call = Object.hasOwn(calls, method) ? calls[method] : undefined;
  if (call === undefined) {
    return { ...failure(405, `${path} does not take ${method}`), headers: { allow: Object.keys(calls).join(', ') } };
  }
  if (call.takesBody !== true) return call.run(context, undefined, exchange);
  const body = await jsonBody(exchange);
  return body.ok ? call.run(context, body.value, exchange) : body.failure;
}

/**
 * Why a request is refused that a page elsewhere has made; undefined for the panel and for clients that are no browser.
 * A browser sends `Origin` with everything that could change something, and `Sec-Fetch-Site` also without it.
 */
function foreignPage({ origins }: Session, { req }: Exchange): string | undefined {
  const { origin } = req.headers;
  const site = req.headers['sec-fetch-site'];
  if (origin !== undefined && origin !== origins.panel) return `The control API does not answer pages of ${origin}`;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'The control API answers the panel only';
  return undefined;
}

type JsonBody = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly failure: Answer };

/** The body as JSON, whatever type it declares: `curl -d` and `fetch` with a text declare others. */
async function jsonBody({ req }: Exchange): Promise<JsonBody> {
  let text: string | undefined;
  try {
    text = await readBody(req, BODY_LIMIT);
    return { ok: true, value: JSON.parse(text ?? '') };
  } catch (error) {
    if (error instanceof BodyTooLargeError) {
      const refused = failure(413, `A body has at most ${BODY_LIMIT} bytes`);
      return { ok: false, failure: { ...refused, headers: { connection: 'close' } } };
    }
    if (!(error instanceof SyntaxError)) throw error;
    const message = text === undefined ? 'This call takes a JSON body' : error.message;
    return { ok: false, failure: failure(400, 'The body is no JSON', [{ path: '', message }]) };
  }
}

function changed(result: ChangeResult): Answer {
  return result.ok ? ok(result.info) : failure(422, 'The scenario is not valid', result.problems);
}

function failure(status: number, error: string, problems: readonly Problem[] = []): Answer {
  return { status, body: { error, problems } };
}
