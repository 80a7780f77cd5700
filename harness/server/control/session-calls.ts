import { isPlainObject } from '../../core/merge';
import type { Problem } from '../../core/scenario';
import { findBuild } from '../builds';
import type { Session } from '../session';
import { MAX_SESSIONS, type Sessions, summaryOf } from '../sessions';
import { failure, type Methods, NOT_VALID, ok } from './call';

export function allSessionsCalls(sessions: Sessions): Methods {
  return {
    GET: { run: () => ok(sessions.list()) },
    POST: {
      takesBody: 'may',
      run: async ({ builds }, body) => {
        const { build, scenario } = takeBuild(body ?? {});
        const distDir = build === undefined ? undefined : await findBuild(builds, build);
        if (build !== undefined && distDir === undefined) return failure(422, NOT_VALID, [unknownBuild(build)]);
        const created = sessions.create(scenario, distDir);
        if (created.ok) return { status: 201, body: summaryOf(created.session) };
        if (created.full) return failure(409, `There are ${MAX_SESSIONS} sessions already: delete one of them first`);
        return failure(422, NOT_VALID, created.problems);
      },
    },
  };
}

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

/** The build to show, and the scenario or link to start with. */
function takeBuild(body: unknown): { readonly build?: string; readonly scenario: unknown } {
  if (!isPlainObject(body) || !Object.hasOwn(body, 'build')) return { scenario: body };
  const { build, ...scenario } = body;
  return { build: String(build), scenario };
}

function unknownBuild(build: string): Problem {
  const message = `No build that this harness serves has the hash ${build}: start it with --dist and the folder of that build`;
  return { path: 'build', message };
}
