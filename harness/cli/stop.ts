import { readFileSync } from 'node:fs';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** How often a program that npm runs looks whether npm is still there. */
const PARENT_CHECK_MS = 200;

/**
 * Calls back once somebody asks the program to stop: by a signal, or by a signal to npm. npm passes a signal on to the
 * shell that it runs a script in, and not every shell passes it on: then npm's end, or its shell's, is the signal.
 *
 * @returns what stops listening
 */
export function onStopRequest(callback: () => void): () => void {
  const above = process.env.npm_lifecycle_event === undefined ? undefined : shellAndNpm();
  const timer = setInterval(() => {
    if (above !== undefined && shellAndNpm() !== above) stop();
  }, PARENT_CHECK_MS).unref();
  const off = () => {
    clearInterval(timer);
    for (const signal of SIGNALS) process.off(signal, stop);
  };
  const stop = () => {
    off();
    callback();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return off;
}

/** Resolves when somebody asks the program to stop. Listens from the moment of the call. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => onStopRequest(resolve));
}

/** The process ids of the parent and, where the system shows it as Linux does, of the parent's parent. */
function shellAndNpm(): string {
  try {
    // `pid (name) state ppid …`; a name may hold anything, so what follows the last bracket counts.
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(process.ppid);
  }
}
