import type { Problem } from '../../engine/scenario';
import type { Exchange } from '../http';
import type { Session } from '../session';
import type { Sessions } from '../sessions';
import type { SweepRun } from '../sweep-run';

/** What a call of the control API answers with; it becomes JSON. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ControlContext {
  /** The session that a call is about. */
  readonly session: Session;
  /** All sessions, for the control API that makes and reaches them. */
  readonly sessions?: Sessions;
  /** The build that the session shows. */
  readonly distDir: string;
  /** Folders of all builds that sessions can show, the server's own first. */
  readonly builds: readonly string[];
  /** The sweep that the panel starts and stops; for the default session's control API alone. */
  readonly sweep?: SweepRun;
  /** Folder of that sweep's results. */
  readonly sweepDir: string;
  /** Folder whose `src` the build comes from. */
  readonly root: string;
}

export interface Call {
  /** Whether the call takes a JSON body. Default: it does not. */
  readonly takesBody?: 'always' | 'may';
  /** Undefined: the call has answered by itself. */
  readonly run: (
    context: ControlContext,
    body: unknown,
    exchange: Exchange,
  ) => Answer | undefined | Promise<Answer | undefined>;
}

/** What one path takes, by method. */
export type Methods = Readonly<Record<string, Call>>;

export const NOT_VALID = 'The scenario is not valid';

export const ok = (body: unknown): Answer => ({ status: 200, body });

export function failure(status: number, error: string, problems: readonly Problem[] = []): Answer {
  return { status, body: { error, problems } };
}
