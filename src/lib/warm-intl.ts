/**
 * Lets a worker use `Intl` once. The first use in a process reads the list of all languages, which takes a slow phone 0.2 seconds; afterwards
 * the page formats names of countries and dates at once. Without the worker it takes that time itself.
 */
export function warmIntl(): void {
  try {
    new Worker(new URL('./intl-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    // A browser without workers.
  }
}
