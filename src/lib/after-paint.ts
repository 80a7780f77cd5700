/**
 * Runs jobs after the page's first paint, which they would delay on a slow phone. Each is a task of its own, so that the page can answer the
 * member between two of them.
 *
 * @returns a function that runs the rest of the jobs now: a hidden page is not painted, and from a warm cache the app may be there first
 */
export function afterFirstPaint(jobs: readonly (() => void)[]): () => void {
  const waiting = [...jobs];
  const runNext = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setTimeout(runNext);
  };
  requestAnimationFrame(() => setTimeout(runNext));
  return () => {
    for (const job of waiting.splice(0)) job();
  };
}
