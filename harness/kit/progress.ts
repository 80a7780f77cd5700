/** How far a long command is. Printed as a line of JSON on stderr, which the panel reads. */
export interface Progress {
  /** Such as `showing the pages`. */
  readonly doing: string;
  readonly done: number;
  readonly total: number;
  readonly failed: number;
  readonly secondsLeft: number;
}

const EVERY_MS = 3000;

/** Prints now, every three seconds, and when the returned function is called, which ends it. */
export function printProgress(now: () => Progress): () => void {
  const print = () => process.stderr.write(`${JSON.stringify(now())}\n`);
  print();
  const timer = setInterval(print, EVERY_MS);
  return () => {
    clearInterval(timer);
    print();
  };
}

/** At least one, because the work has not ended. */
export function secondsLeft(expected: number, elapsed: number): number {
  return Math.max(1, Math.round(expected - elapsed));
}
