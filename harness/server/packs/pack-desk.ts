import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bound, bindNow } from '../../../src/domain/bound';
import type { Problem, Scenario } from '../../engine/scenario';
import { MANIFEST_FILE } from '../../review/manifest';
import { HARNESS_COMMAND, lineObject, Program, progressOf } from '../program';
import { type PackOrder, PLAN_FILE_WORD, packOrder } from './pack-acts';
import { listPacks, type PackDetail, type PackEntry, readPack } from './pack-list';

/** `ended`: it has done its work. `broken`: it could not, and the message says why. `stopped`: somebody stopped it. */
type PackPhase = 'idle' | 'running' | 'stopped' | 'ended' | 'broken';

/** The work on packs that runs, or ran last. */
export interface PackWork {
  readonly phase: PackPhase;
  readonly act: PackOrder['act'] | null;
  /** Name of the pack. */
  readonly pack: string;
  readonly done: number;
  readonly total: number;
  readonly failed: number;
  readonly secondsLeft: number | null;
  /** Why it is broken, or what it has said on its way. */
  readonly message: string;
  /** The last line of its output. */
  readonly result: Readonly<Record<string, unknown>> | null;
}

interface DeskOptions {
  /** Folder of the project, in which commands run. */
  readonly root: string;
  readonly distDir: string;
  /** Folder of the packs. */
  readonly folder: string;
  readonly onChange: (work: PackWork) => void;
  /** Arguments of Node that run `review`. Default: the project's own command line. */
  readonly command?: readonly string[];
}

const MESSAGE_LINES = 6;
const NOTHING = { done: 0, total: 0, failed: 0, secondsLeft: null, message: '', result: null } as const;

/** Makes, signs, checks and compares packs for the panel, one work at a time, by the command line's program. */
export class PackDesk {
  readonly #options: DeskOptions;
  readonly #program = new Program();
  /** Identifies the running work; undefined if none is running. */
  #running: object | undefined;
  #work: PackWork = { phase: 'idle', act: null, pack: '', ...NOTHING };

  constructor(options: DeskOptions) {
    this.#options = options;
  }

  get work(): PackWork {
    return this.#work;
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  list(): PackEntry[] {
    return listPacks(this.#options.folder);
  }

  read(name: string): PackDetail | undefined {
    return readPack(this.#options.folder, name);
  }

  /** Starts a work, unless the request is wrong. The caller makes sure that none is running. */
  start(
    asked: unknown,
    scenario: Scenario,
  ): { readonly ok: true; readonly work: PackWork } | { readonly ok: false; readonly problems: readonly Problem[] } {
    const { folder, distDir } = this.#options;
    const stamp = new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
    const ordered = packOrder(asked, { folder, distDir, scenario, stamp });
    if (!ordered.ok) return ordered;
    this.#running = {};
    const { act, pack } = ordered.order;
    this.#change({ phase: 'running', act, pack, ...NOTHING });
    this.#run(
      ordered.order,
      bindNow(() => this.#running),
    );
    return { ok: true, work: this.#work };
  }

  /** Stops the running work, if there is one. */
  stop(): PackWork {
    if (this.#running !== undefined) {
      this.#end('stopped', '');
      this.#program.stop();
    }
    return this.#work;
  }

  #run(order: PackOrder, running: Bound<object | undefined>): void {
    const { root, folder, command = [...HARNESS_COMMAND, 'review'] } = this.#options;
    const planFile = join(folder, `${order.pack}.json`);
    const lines: string[] = [];
    this.#program.start({
      args: [...command, ...order.args.map((word) => (word === PLAN_FILE_WORD ? planFile : word))],
      cwd: root,
      isWanted: () => {
        if (!running.isCurrent()) return false;
        mkdirSync(folder, { recursive: true });
        if (order.plan !== undefined) writeFileSync(planFile, JSON.stringify(order.plan));
        return true;
      },
      onLine: (line) => {
        const progress = progressOf(line);
        const result = progress === undefined ? lineObject(line) : undefined;
        if (progress === undefined && result === undefined) lines.push(line);
        else if (running.isCurrent()) this.#change({ ...this.#work, ...progress, ...(result && { result }) });
      },
      onEnd: (code, problem) => {
        if (order.plan !== undefined) rmSync(planFile, { force: true });
        const isDone = code !== null && order.done.includes(code);
        // What was stopped or broke off has left a folder that is no pack.
        if (order.act === 'write' && !existsSync(join(folder, order.pack, MANIFEST_FILE))) {
          rmSync(join(folder, order.pack), { recursive: true, force: true });
        }
        // The command line adds how it is used, which says nothing to a reader of the panel.
        const usage = lines.findIndex((line) => line.startsWith('Usage: '));
        const told = usage === -1 ? lines : lines.slice(0, usage);
        const said = told.slice(-MESSAGE_LINES).join('\n').trim();
        if (running.isCurrent()) this.#end(isDone ? 'ended' : 'broken', problem ?? said);
      },
    });
  }

  #end(phase: PackPhase, message: string): void {
    this.#running = undefined;
    this.#change({ ...this.#work, phase, message, secondsLeft: null });
  }

  #change(work: PackWork): void {
    this.#work = work;
    this.#options.onChange(work);
  }
}
