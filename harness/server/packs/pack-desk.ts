import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem, Scenario } from '../../core/scenario';
import { MANIFEST_FILE } from '../../kit/pack/manifest';
import { CommandRun, HARNESS_COMMAND, type RunStatus } from '../program';
import { type PackOrder, PLAN_FILE_WORD, packOrder } from './pack-acts';
import { listPacks, type PackDetail, readPack } from './pack-list';

interface WorkFacts {
  readonly act: PackOrder['act'] | null;
  /** Name of the pack. */
  readonly pack: string;
  /** Last line of its output. */
  readonly result: Readonly<Record<string, unknown>> | null;
}
export type PackWork = RunStatus & WorkFacts;

interface DeskOptions {
  /** The project's folder. */
  readonly root: string;
  readonly distDir: string;
  /** Folder of the packs. */
  readonly folder: string;
  readonly onChange: (work: PackWork) => void;
  /** Arguments of Node. Default: the project's command line. */
  readonly command?: readonly string[];
}

export class PackDesk {
  readonly #run: CommandRun<WorkFacts>;

  constructor(private readonly options: DeskOptions) {
    this.#run = new CommandRun<WorkFacts>({ act: null, pack: '', result: null }, () => options.onChange(this.work));
  }

  get work(): PackWork {
    return this.#run.status;
  }

  get isRunning(): boolean {
    return this.#run.isRunning;
  }

  /** Includes folders that cannot be read. */
  list(): ReturnType<typeof listPacks> {
    return listPacks(this.options.folder);
  }

  read(name: string): PackDetail | undefined {
    return readPack(this.options.folder, name);
  }

  /** Callers check that nothing is running. */
  start(
    asked: unknown,
    scenario: Scenario,
  ): { readonly ok: true; readonly work: PackWork } | { readonly ok: false; readonly problems: readonly Problem[] } {
    const { folder, distDir, root, command = [...HARNESS_COMMAND, 'review'] } = this.options;
    const stamp = new Date().toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
    const ordered = packOrder(asked, { folder, distDir, scenario, stamp });
    if (!ordered.ok) return ordered;
    const { act, pack, args, plan, done } = ordered.order;
    const planFile = join(folder, `${pack}.json`);
    this.#run.start(
      { act, pack, result: null },
      {
        args: [...command, ...args.map((word) => (word === PLAN_FILE_WORD ? planFile : word))],
        cwd: root,
        prepare: () => {
          mkdirSync(folder, { recursive: true });
          if (plan !== undefined) writeFileSync(planFile, JSON.stringify(plan));
        },
        factsOf: (result) => ({ result }),
        end: (code) => {
          if (plan !== undefined) rmSync(planFile, { force: true });
          // Interrupted work leaves an incomplete folder.
          if (act === 'write' && !existsSync(join(folder, pack, MANIFEST_FILE))) {
            rmSync(join(folder, pack), { recursive: true, force: true });
          }
          return code !== null && done.includes(code);
        },
      },
    );
    return { ok: true, work: this.work };
  }

  stop(): PackWork {
    this.#run.stop();
    return this.work;
  }

  /** Resolves when the program has ended and leftovers are removed. */
  close(): Promise<void> {
    return this.#run.close();
  }
}
