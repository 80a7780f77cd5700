import type { Problem } from '../../engine/scenario';
import type { Exchange } from '../http';
import type { OwnFolder } from '../own-files/own-folder';
import type { PackDesk } from '../packs/pack-desk';
import type { Session } from '../session';
import type { Sessions } from '../sessions';
import type { SweepRun } from '../sweep-run';

/** Answer of a call of the control API; it is sent as JSON. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ControlContext {
  /** The session that a call reads or changes. */
  readonly session: Session;
  /** All sessions. Present in the default session's control API only, which makes and controls the others. */
  readonly sessions?: Sessions;
  /** The build that the session shows. */
  readonly distDir: string;
  /** Folders of all builds that sessions can show, the server's own first. */
  readonly builds: readonly string[];
  /** The sweep that the panel starts and stops. Present in the default session's control API only. */
  readonly sweep?: SweepRun;
  /** The work on review packs. Present in the default session's control API only. */
  readonly packs?: PackDesk;
  /** The tester's own scenarios and walks; those of a server are the same in all sessions. */
  readonly files: OwnFolder;
  /** Folder of that sweep's results. */
  readonly sweepDir: string;
  /** Folder with the `src` of the build. */
  readonly root: string;
}

export interface Call {
  /** Whether the call takes a JSON body. Default: it does not. */
  readonly takesBody?: 'always' | 'may';
  /** The answer; undefined if the call has sent it itself. */
  readonly run: (
    context: ControlContext,
    body: unknown,
    exchange: Exchange,
  ) => Answer | undefined | Promise<Answer | undefined>;
}

/** The calls of one path, by method. */
export type Methods = Readonly<Record<string, Call>>;

export const NOT_VALID = 'The scenario is not valid';

export const ok = (body: unknown): Answer => ({ status: 200, body });

export function failure(status: number, error: string, problems: readonly Problem[] = []): Answer {
  return { status, body: { error, problems } };
}
