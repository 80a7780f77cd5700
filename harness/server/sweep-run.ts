import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Bound, bindNow } from '../../src/domain/bound';
import { HARNESS_COMMAND, lineObject, Program, progressOf } from './program';
import { readSweepRequest, type SweepAnswer, type SweepRequest } from './sweep-request';

/**
 * `idle`: none was started. `stopped`: somebody stopped it. `ended`: it has finished, with or without failures. `broken`: it could not
 * finish.
 */
type SweepPhase = 'idle' | 'running' | 'stopped' | 'ended' | 'broken';

/** Status of the sweep, as `GET /sweep` prints it. */
export interface SweepStatus {
  readonly phase: SweepPhase;
  readonly states: string;
  readonly filter: string;
  readonly done: number;
  readonly total: number;
  readonly failed: number;
  /** Null until the first states are done. */
  readonly secondsLeft: number | null;
  readonly startedAt: string | null;
  /** The last output, if the phase is `broken`. */
  readonly message: string;
  /** Path of the report on the panel's host; null if there is none. */
  readonly report: string | null;
}

interface SweepOptions {
  /** Folder of the project, in which the command runs. */
  readonly root: string;
  readonly distDir: string;
  /** Folder of the results. */
  readonly out: string;
  /** Path under which the panel's host serves the report. */
  readonly reportPath: string;
  readonly onChange: (status: SweepStatus) => void;
  /** Arguments of Node that run the command. Default: the project's own command line. */
  readonly command?: readonly string[];
}

const COMMAND = [...HARNESS_COMMAND, 'sweep'];
/** Files with the result of the previous sweep. */
const REPORTS = ['report.html', 'report.json'];
const MESSAGE_LINES = 6;
const IDLE = { phase: 'idle', states: '', filter: '', done: 0, total: 0, failed: 0 } as const;

/**
 * Runs one sweep at a time. It starts the command line's program and reads its lines of progress, so the panel's sweep and that of the
 * command line are the same.
 *
 * Output of a program counts only for the sweep that it was started for. A stopped program may write into the folder until it has ended, so
 * the next program starts only then.
 */
export class SweepRun {
  readonly #options: SweepOptions;
  /** Identifies the running sweep; undefined if none is running. */
  #sweep: object | undefined;
  readonly #program = new Program();
  #status: Omit<SweepStatus, 'report'> = { ...IDLE, secondsLeft: null, startedAt: null, message: '' };

  constructor(options: SweepOptions) {
    this.#options = options;
  }

  get status(): SweepStatus {
    const { out, reportPath } = this.#options;
    const hasReport = this.#status.phase !== 'running' && existsSync(join(out, 'report.html'));
    return { ...this.#status, report: hasReport ? `${reportPath}report.html` : null };
  }

  get isRunning(): boolean {
    return this.#sweep !== undefined;
  }

  /** Starts a sweep, unless the request is wrong. The caller makes sure that none is running. */
  start(asked: unknown): SweepAnswer<SweepStatus> {
    const request = readSweepRequest(asked);
    if (!request.ok) return request;
    const { states, filter } = request.value;
    this.#sweep = {};
    const sweep = bindNow(() => this.#sweep);
    const startedAt = new Date().toISOString();
    this.#change({ ...IDLE, phase: 'running', states, filter, secondsLeft: null, startedAt, message: '' });
    this.#startProgram(request.value, sweep);
    return { ok: true, value: this.status };
  }

  /** Stops the running sweep, if there is one. */
  stop(): SweepStatus {
    if (this.#sweep !== undefined) {
      this.#end('stopped', '');
      this.#program.stop();
    }
    return this.status;
  }

  #startProgram({ states, filter, resume }: SweepRequest, sweep: Bound<object | undefined>): void {
    const { root, distDir, out, command = COMMAND } = this.#options;
    const values = Object.entries({ states, filter, out, dist: distDir }).flatMap(([name, value]) => [
      `--${name}`,
      value,
    ]);
    const lines: string[] = [];
    this.#program.start({
      args: [...command, ...values, ...(resume ? ['--resume'] : [])],
      cwd: root,
      isWanted: () => {
        if (!sweep.isCurrent()) return false;
        forgetReports(out);
        return true;
      },
      onLine: (line) => {
        const progress = readProgress(line);
        // Other lines may contain the reason why the sweep is broken.
        if (progress === undefined) lines.push(line);
        else if (sweep.isCurrent()) this.#change({ ...this.#status, ...progress });
      },
      onEnd: (_code, problem) => {
        if (!sweep.isCurrent()) return;
        const isDone = problem === undefined && existsSync(join(out, 'report.json'));
        this.#end(isDone ? 'ended' : 'broken', isDone ? '' : (problem ?? lines.slice(-MESSAGE_LINES).join('\n')));
      },
    });
  }

  #end(phase: SweepPhase, message: string): void {
    this.#sweep = undefined;
    this.#change({ ...this.#status, phase, message, secondsLeft: null });
  }

  #change(status: Omit<SweepStatus, 'report'>): void {
    this.#status = status;
    this.#options.onChange(this.status);
  }
}

function forgetReports(out: string): void {
  for (const name of REPORTS) rmSync(join(out, name), { force: true });
}

/** Numbers from a line of progress, or from the last line with the result. */
function readProgress(line: string): Partial<SweepStatus> | undefined {
  const { failed, states } = (lineObject(line) ?? {}) as Record<string, number | undefined>;
  return failed !== undefined && states !== undefined ? { done: states, total: states, failed } : progressOf(line);
}
