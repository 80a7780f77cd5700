import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Start of the arguments of Node that run a command of `npm run harness`. */
export const HARNESS_COMMAND = ['--import', 'tsx', 'harness/cli/main.ts'];
/** Why the packaged desktop program runs no commands. */
const PACKAGED = 'The packaged program has no command line: open the harness from the project, by npm start';
/** Milliseconds after which a program that was told to stop is killed. */
const STOP_LIMIT_MS = 10_000;
/** Environment variables that are removed: the program that started the harness may have set them for itself. */
const FOREIGN = /^(npm_|PW_|PWTEST|PWDEBUG|PLAYWRIGHT_(?!BROWSERS_PATH)|TEST_|VITEST)/;

/** What a program is started for. */
interface Order {
  /** Arguments of Node. */
  readonly args: readonly string[];
  /** Folder in which it runs. */
  readonly cwd: string;
  /** Asked just before it starts, which may be after the program before it has ended: whether it is still wanted. */
  readonly isWanted: () => boolean;
  readonly onLine: (line: string) => void;
  /** @param code null where it was killed or could not start; then `problem` may say why */
  readonly onEnd: (code: number | null, problem?: string) => void;
}

/**
 * Runs one program of the command line at a time. A stopped program may write files until it has ended, so the next one starts only then.
 */
export class Program {
  /** The last program; undefined once it has ended. */
  #running: { readonly child: ChildProcess; readonly hasEnded: Promise<void> } | undefined;

  start(order: Order): void {
    const begin = () => {
      if (order.isWanted()) this.#start(order);
    };
    if (this.#running === undefined) begin();
    else void this.#running.hasEnded.then(begin);
  }

  /** Tells the running program to stop, and kills it if it does not. */
  stop(): void {
    if (this.#running === undefined) return;
    const { child, hasEnded } = this.#running;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS).unref();
    void hasEnded.then(() => clearTimeout(timer));
  }

  #start({ args, cwd, onLine, onEnd }: Order): void {
    // Started again, the packaged program would open a second window: it cannot run as Node.
    if (process.versions.electron !== undefined && process.defaultApp !== true) {
      onEnd(null, PACKAGED);
      return;
    }
    const child = spawn(process.execPath, args, { cwd, env: ownEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] });
    createInterface(child.stderr).on('line', onLine);
    createInterface(child.stdout).on('line', onLine);
    const hasEnded = new Promise<void>((resolve) => {
      const end = (code: number | null, problem?: string) => {
        if (this.#running?.child === child) this.#running = undefined;
        onEnd(code, problem);
        resolve();
      };
      child.once('error', (error) => end(null, error.message));
      child.once('close', (code) => end(code));
    });
    this.#running = { child, hasEnded };
  }
}

/** Environment of the program. In Electron, a variable makes the executable run as Node. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.test(name)));
  return process.versions.electron === undefined ? kept : { ...kept, ELECTRON_RUN_AS_NODE: '1' };
}

/** Numbers of a line of progress. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly failed: number;
  /** Null until the first states are done. */
  readonly secondsLeft: number | null;
}

/** The object of a line of JSON; undefined for every other line. */
export function lineObject(line: string): Readonly<Record<string, unknown>> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

/** The numbers of a line of progress, such as `sweep` and `review` print; undefined for every other line. */
export function progressOf(line: string): Progress | undefined {
  const { done, total, failed, secondsLeft } = (lineObject(line) ?? {}) as Record<string, number | undefined>;
  if (done === undefined || total === undefined || failed === undefined) return undefined;
  return { done, total, failed, secondsLeft: secondsLeft ?? null };
}
