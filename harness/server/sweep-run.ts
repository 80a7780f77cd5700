import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandRun, HARNESS_COMMAND, type RunStatus } from './program';
import { readSweepRequest, type SweepAnswer } from './sweep-request';

/** What the sweep that runs, or ran last, was asked for. */
interface Asked {
  readonly states: string;
  readonly filter: string;
  readonly startedAt: string | null;
}

/** Status of the sweep, as `GET /sweep` prints it. A sweep has ended with or without failures. */
export interface SweepStatus extends RunStatus, Asked {
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

/** Files with the result of a sweep. */
const REPORTS = ['report.html', 'report.json'];

/** Runs the sweeps of the panel. */
export class SweepRun {
  readonly #run: CommandRun<Asked>;

  constructor(private readonly options: SweepOptions) {
    const idle = { states: '', filter: '', startedAt: null };
    this.#run = new CommandRun<Asked>(idle, () => options.onChange(this.status));
  }

  get status(): SweepStatus {
    const { out, reportPath } = this.options;
    const { status } = this.#run;
    const hasReport = status.phase !== 'running' && existsSync(join(out, 'report.html'));
    const message = status.phase === 'broken' ? status.message : '';
    return { ...status, message, report: hasReport ? `${reportPath}report.html` : null };
  }

  get isRunning(): boolean {
    return this.#run.isRunning;
  }

  /** Starts a sweep, unless the request is wrong. The caller makes sure that none is running. */
  start(asked: unknown): SweepAnswer<SweepStatus> {
    const request = readSweepRequest(asked);
    if (!request.ok) return request;
    const { states, filter, resume } = request.value;
    const { root, distDir, out, command = [...HARNESS_COMMAND, 'sweep'] } = this.options;
    const values = ['--states', states, '--filter', filter, '--out', out, '--dist', distDir];
    this.#run.start(
      { states, filter, startedAt: new Date().toISOString() },
      {
        args: [...command, ...values, ...(resume ? ['--resume'] : [])],
        cwd: root,
        prepare: () => {
          for (const name of REPORTS) rmSync(join(out, name), { force: true });
        },
        factsOf: ({ states: count, failed }) => ({ done: Number(count), total: Number(count), failed: Number(failed) }),
        end: () => existsSync(join(out, 'report.json')),
      },
    );
    return { ok: true, value: this.status };
  }

  /** Stops the running sweep, if there is one. */
  stop(): SweepStatus {
    this.#run.stop();
    return this.status;
  }

  /** Stops it, and resolves when its program has ended. */
  close(): Promise<void> {
    return this.#run.close();
  }
}
