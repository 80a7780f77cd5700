/** Types of a load by their numbers in the older interface. */
const OLDER_TYPES = ['navigate', 'reload', 'back_forward'] as const;

/**
 * How the page was loaded; undefined where the browser does not say. Chromium now and then lists no entry for a reload, as a test run has shown. The
 * older interface (Navigation Timing, level 1), deprecated but there in all browsers, knows it then.
 */
export function navigationType(): NavigationTimingType | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type ?? OLDER_TYPES[performance.navigation?.type];
}
