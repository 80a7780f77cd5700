/**
 * Runs work after the page's first paint, which it would delay on a slow phone.
 *
 * @returns a function that runs the work now unless it has run: a hidden page is not painted, and from a warm cache the app may be there first
 */
export function afterFirstPaint(work: () => void): () => void {
  let hasRun = false;
  const runOnce = () => {
    if (hasRun) return;
    hasRun = true;
    work();
  };
  requestAnimationFrame(() => setTimeout(runOnce));
  return runOnce;
}
