import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Bound, bindNow } from '../../src/domain/bound';
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

const COMMAND = ['--import', 'tsx', 'harness/cli/main.ts', 'sweep'];
/** Files with the result of the previous sweep. */
const REPORTS = ['report.html', 'report.json'];
const MESSAGE_LINES = 6;
/** Milliseconds after which a program that was told to stop is killed. */
const STOP_LIMIT_MS = 10_000;
/** Environment variables that are removed: the program that started the harness may have set them for itself. */
const FOREIGN = /^(npm_|PW_|PWTEST|PWDEBUG|PLAYWRIGHT_(?!BROWSERS_PATH)|TEST_|VITEST)/;

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
  /** The last program; undefined once it has ended. */
  #program: { readonly child: ChildProcess; readonly hasEnded: Promise<void> } | undefined;
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
    if (this.#program === undefined) this.#startProgram(request.value, sweep);
    else void this.#program.hasEnded.then(() => sweep.isCurrent() && this.#startProgram(request.value, sweep));
    return { ok: true, value: this.status };
  }

  /** Stops the running sweep, if there is one. */
  stop(): SweepStatus {
    if (this.#sweep !== undefined) {
      this.#end('stopped', '');
      this.#stopProgram();
    }
    return this.status;
  }

  #startProgram({ states, filter, resume }: SweepRequest, sweep: Bound<object | undefined>): void {
    const { root, distDir, out, command = COMMAND } = this.#options;
    for (const name of REPORTS) rmSync(join(out, name), { force: true });
    const values = Object.entries({ states, filter, out, dist: distDir }).flatMap(([name, value]) => [
      `--${name}`,
      value,
    ]);
    const child = spawn(process.execPath, [...command, ...values, ...(resume ? ['--resume'] : [])], {
      cwd: root,
      env: ownEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines: string[] = [];
    const read = (line: string) => {
      const progress = line.startsWith('{') ? readProgress(line) : undefined;
      // Other lines may contain the reason why the sweep is broken.
      if (progress === undefined) lines.push(line);
      else if (sweep.isCurrent()) this.#change({ ...this.#status, ...progress });
    };
    createInterface(child.stderr).on('line', read);
    createInterface(child.stdout).on('line', read);
    const hasEnded = new Promise<void>((resolve) => {
      const onEnd = (problem: string | undefined) => {
        if (this.#program?.child === child) this.#program = undefined;
        if (sweep.isCurrent()) this.#end(problem === undefined ? 'ended' : 'broken', problem ?? '');
        resolve();
      };
      child.once('error', (error) => onEnd(error.message));
      child.once('close', () =>
        onEnd(existsSync(join(out, 'report.json')) ? undefined : lines.slice(-MESSAGE_LINES).join('\n')),
      );
    });
    this.#program = { child, hasEnded };
  }

  #stopProgram(): void {
    if (this.#program === undefined) return;
    const { child, hasEnded } = this.#program;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS).unref();
    void hasEnded.then(() => clearTimeout(timer));
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

/** Environment of the program. In Electron, a variable makes the executable run as Node. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.test(name)));
  return process.versions.electron === undefined ? kept : { ...kept, ELECTRON_RUN_AS_NODE: '1' };
}

/** Numbers from a line of progress, or from the last line with the result. */
function readProgress(line: string): Partial<SweepStatus> | undefined {
  try {
    const { done, total, failed, secondsLeft, states } = JSON.parse(line) as Record<string, number | undefined>;
    if (failed === undefined) return undefined;
    if (states !== undefined) return { done: states, total: states, failed };
    return done === undefined || total === undefined
      ? undefined
      : { done, total, failed, secondsLeft: secondsLeft ?? null };
  } catch {
    return undefined;
  }
}
