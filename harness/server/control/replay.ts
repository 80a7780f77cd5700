import { request } from 'node:http';
import { isPlainObject } from '../../engine/merge';
import { isCutBody } from '../logged-body';
import type { LoggedRequest } from '../request-log';
import type { Session } from '../session';
import { type Answer, failure, ok } from './call';

/** Headers that belong to one connection, or that the new request gets by itself. */
const OWN_HEADERS = ['connection', 'content-length', 'transfer-encoding', 'accept-encoding', 'host'];

/**
 * Sends a logged API request again, with its headers and its body. It arrives at the mock as any other, and has its own entry in the log.
 * Resolves when it has ended, however it has.
 */
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
    // A fault may cut the connection, or leave it without an answer: the new entry of the log says so.
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

/** Milliseconds after which a replayed request without an answer is given up: the app's own limit. */
const REPLAY_MS = 30_000;
