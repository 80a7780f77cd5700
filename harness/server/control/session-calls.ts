import type { Session } from '../session';
import { MAX_SESSIONS, type Sessions, summaryOf } from '../sessions';
import { failure, type Methods, NOT_VALID, ok } from './call';

/** The calls that list and make sessions. */
export function allSessionsCalls(sessions: Sessions): Methods {
  return {
    GET: { run: () => ok(sessions.list()) },
    POST: {
      takesBody: 'may',
      run: (_context, body) => {
        const created = sessions.create(body ?? {});
        if (created.ok) return { status: 201, body: summaryOf(created.session) };
        if (created.full) return failure(409, `There are ${MAX_SESSIONS} sessions already: delete one of them first`);
        return failure(422, NOT_VALID, created.problems);
      },
    },
  };
}

/** The calls about one session beside the default one, as a whole. */
export function oneSessionCalls(sessions: Sessions, session: Session): Methods {
  return {
    GET: { run: () => ok(summaryOf(session)) },
    DELETE: {
      run: () => {
        sessions.delete(session.id ?? '');
        return ok(sessions.list());
      },
    },
  };
}
