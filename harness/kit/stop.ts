const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Interval of checking npm's shell. */
const PARENT_CHECK_MS = 200;

/**
 * On a signal, also to npm. Not every shell passes it on, so the shell's exit counts. Returns a function that stops
 * listening.
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

/** Listens from the moment of the call. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => onStopRequest(resolve));
}
