import type { Page } from '@playwright/test';
import { AXE_LIBRARY, axeRun } from '../../harness/tools/sweep/axe-sources';

/**
 * axe violations by the sweep's rules, without vendors' frames. Uses the debugger, so the page's policy stays strict.
 * @param within checks only this part; throws if it is missing
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  await finishAnimations(page);
  // Loading axe again would take as long as a run.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE_LIBRARY);
  return page.evaluate<string[]>(axeRun(within));
}

/** So that no colours are checked during a fade. */
export function finishAnimations(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
}
