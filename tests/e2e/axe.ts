import type { Page } from '@playwright/test';
import { AXE_LIBRARY, axeRun } from '../../harness/sweep/axe-sources';

/**
 * Lists the accessibility violations that axe finds on a page in its present state, by the rules of the sweep. axe is evaluated through the
 * debugger, so that the page's content security policy can stay strict. The vendors' frames are not checked.
 *
 * @param within selector of the only part that is checked, for what is new in a large document whose rest is checked elsewhere: that takes a
 * quarter of the time. Throws if there is no such part
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  await finishAnimations(page);
  // A document keeps it: to send and compile half a megabyte again would take as long as a run.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE_LIBRARY);
  return page.evaluate<string[]>(axeRun(within));
}

/** Ends all finite animations, so that colours are checked after a fade and not during it. */
export function finishAnimations(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
}
