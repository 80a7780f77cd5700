import type { Problem } from '../../core/scenario';
import type { Exchange } from '../http';
import type { OwnFolder } from '../own-files/own-folder';
import type { PackDesk } from '../packs/pack-desk';
import type { Session } from '../session';
import type { Sessions } from '../sessions';
import type { SweepRun } from '../sweep-run';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ControlContext {
  readonly session: Session;
  /** Only in the default session's control API. */
  readonly sessions?: Sessions;
  readonly distDir: string;
  /** The server's own first. */
  readonly builds: readonly string[];
  /** Only in the default session's control API. */
  readonly sweep?: SweepRun;
  /** Only in the default session's control API. */
  readonly packs?: PackDesk;
  /** The same in all sessions. */
  readonly files: OwnFolder;
  /** Folder of that sweep's results. */
  readonly sweepDir: string;
  readonly root: string;
}

export interface Call {
  /** Default: no body. */
  readonly takesBody?: 'always' | 'may';
  /** Undefined if the call has answered itself. */
  readonly run: (
    context: ControlContext,
    body: unknown,
    exchange: Exchange,
  ) => Answer | undefined | Promise<Answer | undefined>;
}

export type Methods = Readonly<Record<string, Call>>;

export const NOT_VALID = 'The scenario is not valid';

export const ok = (body: unknown): Answer => ({ status: 200, body });

export function failure(status: number, error: string, problems: readonly Problem[] = []): Answer {
  return { status, body: { error, problems } };
}
