import { spawn } from 'node:child_process';
import { ROOT } from './paths';
import { onStopRequest } from './stop';

/** For a program that a signal ended. */
export const STOPPED = 130;

/** Runs in the project's folder, with stdout sent to stderr; resolves with the exit code. */
export function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, env, stdio: ['inherit', 2, 2] });
    const off = onStopRequest(() => child.kill());
    child.once('error', reject);
    child.once('exit', (code) => {
      off();
      resolve(code ?? STOPPED);
    });
  });
}
