import { request } from 'node:http';
import type { LoggedRequest } from '../../core/logged-request';
import { isCutBody } from '../../core/logged-request';
import { isPlainObject } from '../../core/merge';
import type { Session } from '../session';
import { type Answer, failure, ok } from './call';

/** Set by each connection or request. */
const OWN_HEADERS = ['connection', 'content-length', 'transfer-encoding', 'accept-encoding', 'host'];

/** Reaches the mock like any request, with its own log entry. Resolves when it has ended in any way. */
export async function replayRequest(session: Session, body: unknown): Promise<Answer> {
  const id = isPlainObject(body) ? body.id : undefined;
  const entry = session.log.list().find((one) => one.id === id);
  if (entry === undefined) return failure(404, `The log has no request ${id}`);
  if (entry.endpoint === null) return failure(422, 'Only calls of the API can be sent again');
  if (isCutBody(entry.body)) {
    return failure(422, 'The log has only the beginning of this request’s body');
  }
  await send(entry);
  return ok({});
}

function send({ method, url, host, headers, body }: LoggedRequest): Promise<void> {
  const { port, pathname, search } = new URL(url);
  const kept = Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name));
  const text = body === null ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  return new Promise((resolve) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path: pathname + search,
      method,
      agent: false,
      headers: { ...(Object.fromEntries(kept) as Record<string, string>), host },
    });
    // A fault may cut the connection; the new log entry says so.
    sent.on('error', () => resolve());
    sent.setTimeout(REPLAY_MS, () => sent.destroy());
    sent.on('response', (answer) =>
      answer
        .resume()
        .on('end', resolve)
        .on('error', () => resolve()),
    );
    sent.end(text);
  });
}

/** In milliseconds: the app's own limit. */
const REPLAY_MS = 30_000;
