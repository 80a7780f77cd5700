import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { bindNow } from '../../src/domain/bound';
import { parsedJson } from '../engine/parsed-json';

/** Start of the arguments of Node that run a command of `npm run harness`. */
export const HARNESS_COMMAND = ['--import', 'tsx', 'harness/cli/main.ts'];
/** Why the packaged desktop program runs no commands. */
const PACKAGED = 'The packaged program has no command line: open the harness from the project, by npm start';
/** Milliseconds after which a program that was told to stop is killed. */
const STOP_LIMIT_MS = 10_000;
/** Environment variables that are removed: the program that started the harness may have set them for itself. */
const FOREIGN = /^(npm_|PW_|PWTEST|PWDEBUG|PLAYWRIGHT_(?!BROWSERS_PATH)|TEST_|VITEST)/;

/** `ended`: it has done its work. `broken`: it could not, and the message says why. `stopped`: somebody stopped it. */
type Phase = 'idle' | 'running' | 'stopped' | 'ended' | 'broken';

/** How a command stands that runs, or ran last. */
export interface RunStatus {
  readonly phase: Phase;
  readonly done: number;
  readonly total: number;
  readonly failed: number;
  /** Null until the first states are done. */
  readonly secondsLeft: number | null;
  /** The last words of its output: why it is broken, or what it has said on its way. */
  readonly message: string;
}

/** What a command is started for. */
interface Order<Facts> {
  /** Arguments of Node. */
  readonly args: readonly string[];
  /** Folder in which it runs. */
  readonly cwd: string;
  /** Called just before it starts, which may be after the command before it has ended. */
  readonly prepare: () => void;
  /** What an object of its output tells that is no line of progress. */
  readonly factsOf: (told: Readonly<Record<string, unknown>>) => Partial<RunStatus & Facts>;
  /** Called when it has ended, also when it was stopped: whether it has done its work. @param code null where it was killed or could not start */
  readonly end: (code: number | null) => boolean;
}

const MESSAGE_LINES = 6;
const NOTHING = { done: 0, total: 0, failed: 0, secondsLeft: null, message: '' } as const;

/**
 * Runs one command of the command line at a time, so that what the panel does and what the command line does are the same. Output counts only for
 * the command that it was started for. A stopped command may write files until it has ended, so the next one starts only then.
 */
export class CommandRun<Facts extends object> {
  /** Identifies the running command; undefined if none is running. */
  #run: object | undefined;
  /** The last program; undefined once it has ended. */
  #program: { readonly child: ChildProcess; readonly hasEnded: Promise<void> } | undefined;
  #status: RunStatus & Facts;

  /** @param idle the facts before the first command */
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

  /** Starts a command. The caller makes sure that none is running. */
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

  /** Stops the running command, if there is one, and kills it if it does not end. */
  stop(): void {
    if (this.#run === undefined) return;
    this.#end('stopped', '');
    if (this.#program === undefined) return;
    const { child, hasEnded } = this.#program;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS).unref();
    void hasEnded.then(() => clearTimeout(timer));
  }

  /** Stops the running command, and resolves when no program of it is left and its files are put in order. */
  async close(): Promise<void> {
    this.stop();
    await this.#program?.hasEnded;
  }

  #start({ args, cwd, prepare, factsOf, end }: Order<Facts>, isCurrent: () => boolean): void {
    // Started again, the packaged program would open a second window: it cannot run as Node.
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
        // The command line adds how it is used, and names its options, which says nothing to a reader of the panel.
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
    this.#change({ ...this.#status, phase, message, secondsLeft: null });
  }

  #change(status: RunStatus & Facts): void {
    this.#status = status;
    this.onChange();
  }
}

/** Environment of the program. In Electron, a variable makes the executable run as Node. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.test(name)));
  return process.versions.electron === undefined ? kept : { ...kept, ELECTRON_RUN_AS_NODE: '1' };
}

/** The object of a line of JSON; undefined for every other line. */
function objectIn(line: string): Readonly<Record<string, unknown>> | undefined {
  return line.startsWith('{') ? (parsedJson(line) as Record<string, unknown> | undefined) : undefined;
}

/** The numbers of a line of progress, such as `sweep` and `review` print; undefined for every other object. */
function progressIn(told: Readonly<Record<string, unknown>>): Partial<RunStatus> | undefined {
  const { done, total, failed, secondsLeft = null } = told as Partial<RunStatus>;
  return done === undefined || total === undefined || failed === undefined
    ? undefined
    : { done, total, failed, secondsLeft };
}
