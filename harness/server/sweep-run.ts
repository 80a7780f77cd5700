import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandRun, HARNESS_COMMAND, type RunStatus } from './program';
import { readSweepRequest, type SweepAnswer } from './sweep-request';

interface Asked {
  readonly states: string;
  readonly filter: string;
  readonly startedAt: string | null;
}

/** As from `GET /sweep`. A sweep with failures has also ended. */
export interface SweepStatus extends RunStatus, Asked {
  /** On the panel's host; null without a report. */
  readonly report: string | null;
}

interface SweepOptions {
  /** The project's folder. */
  readonly root: string;
  readonly distDir: string;
  /** Folder of the results. */
  readonly out: string;
  /** On the panel's host. */
  readonly reportPath: string;
  readonly onChange: (status: SweepStatus) => void;
  /** Arguments of Node. Default: the project's command line. */
  readonly command?: readonly string[];
}

const REPORTS = ['report.html', 'report.json'];

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

  /** Callers check that none is running. */
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

  stop(): SweepStatus {
    this.#run.stop();
    return this.status;
  }

  /** Resolves when its program has ended. */
  close(): Promise<void> {
    return this.#run.close();
  }
}
