const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** How often a program that npm runs looks whether its parent is still there. */
const PARENT_CHECK_MS = 200;

/**
 * Calls back once somebody asks the program to stop: by a signal, or by a signal to npm, which passes it on to the shell that it runs a script in.
 * Not every shell passes it on: then the shell's end is the signal.
 *
 * @returns what stops listening
 */
export function onStopRequest(callback: () => void): () => void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.env.npm_lifecycle_event !== undefined && process.ppid !== parent) stop();
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
