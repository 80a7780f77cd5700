import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Problem } from '../engine/scenario';
import { parseFilter } from '../engine/states/filter';
import { OFFERED_SELECTIONS } from '../engine/states/offered';
import { SELECTIONS } from '../engine/states/select';

/** What is to be swept. */
interface SweepRequest {
  /** One of `OFFERED_SELECTIONS`. */
  readonly states: string;
  /** As `--filter` of the command line. */
  readonly filter: string;
  /** Whether results of a run that was stopped count. */
  readonly resume: boolean;
}

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

export type SweepAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] };

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
    const request = readRequest(asked);
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

/** Number of states that a request means. */
export function countStates(asked: unknown): SweepAnswer<number> {
  const request = readRequest(asked);
  if (!request.ok) return request;
  const { states, filter } = request.value;
  const parsed = parseFilter(filter);
  return { ok: true, value: parsed.ok ? (SELECTIONS[states]?.(parsed.filter).states.length ?? 0) : 0 };
}

/** Environment of the sweep. Within Electron, its program is told to be Node. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.test(name)));
  return process.versions.electron === undefined ? kept : { ...kept, ELECTRON_RUN_AS_NODE: '1' };
}

function readRequest(asked: unknown): SweepAnswer<SweepRequest> {
  const { states = 'named', filter = '', resume = false } = (asked ?? {}) as Partial<Record<string, unknown>>;
  const problem = (path: string, message: string) => ({ ok: false as const, problems: [{ path, message }] });
  if (typeof states !== 'string' || !Object.hasOwn(OFFERED_SELECTIONS, states)) {
    return problem('states', `One of ${Object.keys(OFFERED_SELECTIONS).join(', ')}`);
  }
  if (typeof filter !== 'string') return problem('filter', 'A filter is a text');
  const parsed = parseFilter(filter);
  if (!parsed.ok) return problem('filter', parsed.message.replace('--filter: ', ''));
  return { ok: true, value: { states, filter, resume: resume === true } };
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

/** What a sweep's report says about coverage. */
export interface SweptCoverage {
  readonly at: string;
  readonly build: string;
  readonly selection: string;
  readonly filter: string;
  readonly passed: number;
  readonly failed: number;
  readonly coverage: readonly { name: string; shown: number; of: number; missing: readonly string[] }[];
}

/** The last sweep's own figures; undefined while there is no report. */
export function readSwept(out: string): SweptCoverage | undefined {
  try {
    const { at, build, selection, filter, passed, failed, coverage } = JSON.parse(
      readFileSync(join(out, 'report.json'), 'utf8'),
    ) as SweptCoverage;
    return { at, build, selection, filter, passed, failed, coverage };
  } catch {
    return undefined;
  }
}
