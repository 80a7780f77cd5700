import type { Page } from '@playwright/test';
import { AXE_LIBRARY, AXE_RUN } from '../../harness/sweep/axe-sources';

/**
 * Lists the accessibility violations that axe finds on a page in its present state, by the rules of the sweep. axe is evaluated through the
 * debugger, so that the page's content security policy can stay strict. The vendors' frames are not checked.
 */
export async function violations(page: Page): Promise<string[]> {
  await finishAnimations(page);
  // A document keeps it: to send and compile half a megabyte again would take as long as a run.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE_LIBRARY);
  return page.evaluate<string[]>(AXE_RUN);
}

/** Ends all finite animations, so that colours are checked after a fade and not during it. */
export function finishAnimations(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
}
