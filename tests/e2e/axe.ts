import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Lists the accessibility violations that axe finds on a page in its present state. axe is evaluated through the debugger, so that
 * the page's content security policy can stay strict. The vendors' frames are not checked.
 */
export async function violations(page: Page): Promise<string[]> {
  await finishAnimations(page);
  // A page keeps it until the next one is loaded.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const results = await page.evaluate(
    (rules) =>
      (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        runOnly: rules,
        resultTypes: ['violations'],
        iframes: false,
      }),
    RULES,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.replaceAll('\n', ' ')}`),
  );
}

/** Ends all finite animations, so that colours are checked after a fade and not during it. */
export function finishAnimations(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
}
