import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { runCommand } from '../../harness/cli/commands';
import { UsageError } from '../../harness/cli/exit';

/** Commands of `npm run harness`, as somebody types them. */

const ROOT = resolve(import.meta.dirname, '../..');

/** How a command ended, and what it printed. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** The last line of stdout. */
  readonly last: Record<string, unknown>;
}

/** Runs a command as a program of its own. */
export function harness(...args: string[]): Promise<Ended> {
  return new Promise((done) => {
    const options = { cwd: ROOT, env: withoutPlaywright(), maxBuffer: 10_000_000 };
    execFile(process.execPath, ['--import', 'tsx', 'harness/cli/main.ts', ...args], options, (error, stdout, stderr) =>
      done(ended(Number(error?.code ?? 0), stdout, stderr)),
    );
  });
}

/** Runs a command in this process: to start Node and read the sources for each of them would take longer than all they do. */
export async function here(...args: string[]): Promise<Ended> {
  const printed: Record<'log' | 'error', string[]> = { log: [], error: [] };
  const { log, error } = console;
  console.log = (line: unknown) => void printed.log.push(String(line));
  console.error = (line: unknown) => void printed.error.push(String(line));
  try {
    const code = await runCommand(args).catch((reason: unknown) => {
      if (!(reason instanceof UsageError)) throw reason;
      printed.error.push(reason.message);
      return 2;
    });
    return ended(code, printed.log.join('\n'), printed.error.join('\n'));
  } finally {
    Object.assign(console, { log, error });
  }
}

function ended(code: number, stdout: string, stderr: string): Ended {
  const line = stdout.trim().split('\n').at(-1) ?? '';
  return { code, stdout, stderr, last: line.startsWith('{') ? (JSON.parse(line) as Ended['last']) : {} };
}

/** The sweep runs Playwright Test itself, which must not take over what this run has set. */
function withoutPlaywright(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PW_?|PLAYWRIGHT|TEST_)/.test(name)));
}
