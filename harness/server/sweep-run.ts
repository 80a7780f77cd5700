import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Bound, bindNow } from '../../src/domain/bound';
import { readSweepRequest, type SweepAnswer, type SweepRequest } from './sweep-request';

/**
 * `idle`: none was started. `stopped`: somebody stopped it. `ended`: it ran to its end, whatever it found. `broken`: it could not run to
 * its end.
 */
type SweepPhase = 'idle' | 'running' | 'stopped' | 'ended' | 'broken';

/** How the sweep stands, as `GET /sweep` prints it. */
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
  /** What it printed last, where it is broken. */
  readonly message: string;
  /** Path of the report on the panel's host; null while there is none. */
  readonly report: string | null;
}

interface SweepOptions {
  /** Folder of the project, where the command runs. */
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
/** Files that say how the sweep before ended. */
const REPORTS = ['report.html', 'report.json'];
const MESSAGE_LINES = 6;
/** A program that was told to stop and has not ended after this many milliseconds is killed. */
const STOP_LIMIT_MS = 10_000;
/** A tool around the harness may have set these for itself; they are not meant for the sweep. */
const FOREIGN = /^(npm_|PW_|PWTEST|PWDEBUG|PLAYWRIGHT_(?!BROWSERS_PATH)|TEST_|VITEST)/;

const IDLE = { phase: 'idle', states: '', filter: '', done: 0, total: 0, failed: 0 } as const;

/**
 * Runs one sweep at a time, as the command line would: a program of its own, whose progress lines are read. So the panel's sweep and that
 * of the command line are the same.
 *
 * What a program says counts for the sweep that it was started for. A program that was stopped may take a while to end, and writes into the
 * folder until then: the next one starts after it.
 */
export class SweepRun {
  readonly #options: SweepOptions;
  /** The sweep that runs, an object of its own; undefined if none does. */
  #sweep: object | undefined;
  /** The program that was started last, until it has ended. */
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

  /** Starts a sweep; starts none if the request is wrong. The caller makes sure that none is running. */
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

  /** Stops the sweep that runs, if one does. */
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
      // Every other line may say why the sweep is broken.
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

/** Environment of the sweep. Within Electron, its program is told to be Node. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.test(name)));
  return process.versions.electron === undefined ? kept : { ...kept, ELECTRON_RUN_AS_NODE: '1' };
}

/** Figures of a line of progress, or of the last line with the result. */
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
