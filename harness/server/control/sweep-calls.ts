import { expectedSeconds } from '../../core/states/speed';
import { askedStates } from '../sweep-request';
import type { SweepRun } from '../sweep-run';
import { failure, type Methods, ok } from './call';

const NOT_A_SWEEP = 'The sweep is not valid';

/** Only in the default session, because a sweep creates sessions. */
export function sweepCalls(sweep: SweepRun): Readonly<Record<string, Methods>> {
  return {
    '/sweep': {
      GET: { run: () => ok(sweep.status) },
      POST: {
        takesBody: 'may',
        run: (_context, body) => {
          if (sweep.isRunning) return failure(409, 'A sweep is running: stop it first');
          const started = sweep.start(body);
          return started.ok ? { status: 202, body: started.value } : failure(422, NOT_A_SWEEP, started.problems);
        },
      },
      DELETE: { run: () => ok(sweep.stop()) },
    },
    '/sweep/count': {
      POST: {
        takesBody: 'may',
        run: (_context, body) => {
          const asked = askedStates(body);
          if (!asked.ok) return failure(422, NOT_A_SWEEP, asked.problems);
          return ok({ states: asked.value.length, seconds: expectedSeconds(asked.value) });
        },
      },
    },
  };
}
