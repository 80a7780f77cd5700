import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { bindNow } from '../../src/domain/bound';
import { parsedJson } from '../core/parsed-json';
import type { Progress } from '../kit/progress';

export const HARNESS_COMMAND = ['--import', 'tsx', 'harness/cli/main.ts'];
const PACKAGED = 'The packaged program has no command line: open the harness from the project, by npm start';
/** Milliseconds until a stopping program is killed. */
const STOP_LIMIT_MS = 10_000;
/** Removed: set by the program that started the harness. */
const FOREIGN = /^(npm_|PW_|PWTEST|PWDEBUG|PLAYWRIGHT_(?!BROWSERS_PATH)|TEST_|VITEST)/;

/** `ended`: done. `broken`: failed, see the message. `stopped`: stopped by a person. */
type Phase = 'idle' | 'running' | 'stopped' | 'ended' | 'broken';

export interface RunStatus extends Omit<Progress, 'secondsLeft'> {
  readonly phase: Phase;
  /** Null until it is known. */
  readonly secondsLeft: number | null;
  /** The last words of its output. */
  readonly message: string;
}

interface Order<Facts> {
  readonly args: readonly string[];
  readonly cwd: string;
  /** Called just before the start, which may wait for the previous command. */
  readonly prepare: () => void;
  /** Facts from an output object that is not progress. */
  readonly factsOf: (told: Readonly<Record<string, unknown>>) => Partial<RunStatus & Facts>;
  /**
   * Also called after a stop; returns whether the work was done.
   * @param code null if it was killed or could not start
   */
  readonly end: (code: number | null) => boolean;
}

const MESSAGE_LINES = 6;
const NOTHING = { doing: '', done: 0, total: 0, failed: 0, secondsLeft: null, message: '' } as const;

/** Runs one command line at a time. A stopped command may still write files, so the next waits for its end. */
export class CommandRun<Facts extends object> {
  /** Undefined if none is running. */
  #run: object | undefined;
  #program: { readonly child: ChildProcess; readonly hasEnded: Promise<void> } | undefined;
  #status: RunStatus & Facts;

  constructor(
    idle: Facts,
    private readonly onChange: () => void,
  ) {
    this.#status = { phase: 'idle', ...NOTHING, ...idle };
  }

  get status(): RunStatus & Facts {
    return this.#status;
  }

  get isRunning(): boolean {
    return this.#run !== undefined;
  }

  start(facts: Facts, order: Order<Facts>): void {
    this.#run = {};
    const run = bindNow(() => this.#run);
    this.#change({ phase: 'running', ...NOTHING, ...facts });
    const begin = () => {
      if (run.isCurrent()) this.#start(order, run.isCurrent);
    };
    if (this.#program === undefined) begin();
    else void this.#program.hasEnded.then(begin);
  }

  /** Kills it if it does not end. */
  stop(): void {
    if (this.#run === undefined) return;
    this.#end('stopped', '');
    if (this.#program === undefined) return;
    const { child, hasEnded } = this.#program;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS).unref();
    void hasEnded.then(() => clearTimeout(timer));
  }

  /** Resolves when no program is left. */
  async close(): Promise<void> {
    this.stop();
    await this.#program?.hasEnded;
  }

  #start({ args, cwd, prepare, factsOf, end }: Order<Facts>, isCurrent: () => boolean): void {
    // The packaged program cannot run as Node; it would open a second window.
    if (process.versions.electron !== undefined && process.defaultApp !== true) {
      this.#end('broken', PACKAGED);
      return;
    }
    prepare();
    const words: string[] = [];
    const read = (line: string) => {
      const told = objectIn(line);
      if (told === undefined) words.push(line);
      else if (isCurrent()) this.#change({ ...this.#status, ...(progressIn(told) ?? factsOf(told)) });
    };
    const child = spawn(process.execPath, args, { cwd, env: ownEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] });
    createInterface(child.stderr).on('line', read);
    createInterface(child.stdout).on('line', read);
    const hasEnded = new Promise<void>((resolve) => {
      const ended = (code: number | null, problem?: string) => {
        if (this.#program?.child === child) this.#program = undefined;
        const isDone = end(code) && problem === undefined;
        // Usage and options mean nothing to a reader of the panel.
        const usage = words.findIndex((line) => line.startsWith('Usage: '));
        const said = words
          .slice(0, usage === -1 ? undefined : usage)
          .slice(-MESSAGE_LINES)
          .map((line) => line.replace(/^--[\w-]+: /, ''))
          .join('\n')
          .trim();
        if (isCurrent()) this.#end(isDone ? 'ended' : 'broken', problem ?? said);
        resolve();
      };
      child.once('error', (error) => ended(null, error.message));
      child.once('close', (code) => ended(code));
    });
    this.#program = { child, hasEnded };
  }

  #end(phase: Phase, message: string): void {
    this.#run = undefined;
    this.#change({ ...this.#status, phase, message, doing: '', secondsLeft: null });
  }

  #change(status: RunStatus & Facts): void {
    this.#status = status;
    this.onChange();
  }
}

/** In Electron, a variable makes the executable run as Node. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.test(name)));
  return process.versions.electron === undefined ? kept : { ...kept, ELECTRON_RUN_AS_NODE: '1' };
}

function objectIn(line: string): Readonly<Record<string, unknown>> | undefined {
  return line.startsWith('{') ? (parsedJson(line) as Record<string, unknown> | undefined) : undefined;
}

function progressIn(told: Readonly<Record<string, unknown>>): Partial<RunStatus> | undefined {
  const { doing = '', done, total, failed, secondsLeft = null } = told as Partial<RunStatus>;
  return done === undefined || total === undefined || failed === undefined
    ? undefined
    : { doing, done, total, failed, secondsLeft };
}
