import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { runCommand } from '../../harness/cli/commands';
import { UsageError } from '../../harness/kit/errors';

const ROOT = resolve(import.meta.dirname, '../..');

export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** The last line of stdout. */
  readonly last: Record<string, unknown>;
}

export function harness(...args: string[]): Promise<Ended> {
  return new Promise((done) => {
    const options = { cwd: ROOT, env: withoutPlaywright(), maxBuffer: 10_000_000 };
    execFile(process.execPath, ['--import', 'tsx', 'harness/cli/main.ts', ...args], options, (error, stdout, stderr) =>
      done(ended(Number(error?.code ?? 0), stdout, stderr)),
    );
  });
}

/** In this process, because starting Node takes longer than the commands. */
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

/** The sweep's own Playwright must not use this run's settings. */
function withoutPlaywright(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PW_?|PLAYWRIGHT|TEST_)/.test(name)));
}
