import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readSweepRequest, type SweepAnswer } from './sweep-request';

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
/** A tool around the harness may have set these for itself; they are not meant for the sweep. */
const FOREIGN = /^(npm_|PW_|PWTEST|PWDEBUG|PLAYWRIGHT_(?!BROWSERS_PATH)|TEST_|VITEST)/;

const IDLE = { phase: 'idle', states: '', filter: '', done: 0, total: 0, failed: 0 } as const;

/**
 * Runs one sweep at a time, as the command line would: a program of its own, whose progress lines are read. So the panel's sweep and that
 * of the command line are the same.
 */
export class SweepRun {
  readonly #options: SweepOptions;
  #child: ChildProcess | undefined;
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
    return this.#child !== undefined;
  }

  /** Starts a sweep; starts none if the request is wrong. The caller makes sure that none is running. */
  start(asked: unknown): SweepAnswer<SweepStatus> {
    const request = readSweepRequest(asked);
    if (!request.ok) return request;
    const { states, filter, resume } = request.value;
    const { root, distDir, out, command = COMMAND } = this.#options;
    for (const name of REPORTS) rmSync(join(out, name), { force: true });
    const args = [
      '--states',
      states,
      '--filter',
      filter,
      '--out',
      out,
      '--dist',
      distDir,
      ...(resume ? ['--resume'] : []),
    ];
    const child = spawn(process.execPath, [...command, ...args], {
      cwd: root,
      env: ownEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const startedAt = new Date().toISOString();
    this.#change({ ...IDLE, phase: 'running', states, filter, secondsLeft: null, startedAt, message: '' });
    const lines: string[] = [];
    createInterface(child.stderr).on('line', (line) => this.#read(line, lines));
    createInterface(child.stdout).on('line', (line) => this.#read(line, lines));
    child.once('error', (error) => this.#end('broken', error.message));
    child.once('close', () => {
      if (this.#child !== child) return;
      const ended = existsSync(join(out, 'report.json'));
      this.#end(ended ? 'ended' : 'broken', ended ? '' : lines.slice(-MESSAGE_LINES).join('\n'));
    });
    return { ok: true, value: this.status };
  }

  /** Stops the sweep that runs, if one does. */
  stop(): SweepStatus {
    this.#child?.kill('SIGTERM');
    if (this.#child !== undefined) this.#end('stopped', '');
    return this.status;
  }

  #end(phase: SweepPhase, message: string): void {
    this.#child = undefined;
    this.#change({ ...this.#status, phase, message, secondsLeft: null });
  }

  /** Takes a line of progress, or of the result; keeps every other line, because it may say why the sweep is broken. */
  #read(line: string, lines: string[]): void {
    const progress = line.startsWith('{') ? readProgress(line) : undefined;
    if (progress === undefined) lines.push(line);
    else if (this.#child !== undefined) this.#change({ ...this.#status, ...progress });
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
