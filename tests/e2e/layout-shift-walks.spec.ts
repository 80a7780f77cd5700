import { resolve } from 'node:path';
import { WALKS } from '../../fixtures/walks';
import { runWalk } from '../../harness/engine/walks/run-walk';
import { ELEMENT_TIMEOUT_MS, PlaywrightDriver } from '../../harness/walks/playwright-driver';
import { readWalkTexts } from '../../harness/walks/texts';
import { collectLayoutShifts, type LayoutShift, totalShift } from '../layout-shifts';
import { whole } from '../whole';
import { expect, isolatedTest } from './harness';

/**
 * Nothing moves by itself from the first step of a walk to its last, on a slow network: what comes half a second after a press would be taken for
 * the next thing to press. Every named walk, on a phone and on a wide page.
 */

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = resolve(ROOT, 'dist');
/** What a rounded figure of 0.00 allows, for each step. */
const MAX_SHIFT = 0.005;
/** How late each answer of the server is, in milliseconds: the second of two is no longer taken for an answer to the press. */
const SLOW = { kind: 'slow', ms: 300 } as const;
/** The walks that `npm test` goes through on a phone: screens whose content changes where it stands. */
const SHORT = ['agreement-declined', 'notices'];

for (const width of [375, 1280]) {
  for (const { id, flow, scenario } of WALKS) {
    const isFurther = width !== 375 || !SHORT.includes(id);
    isolatedTest(`nothing moves at ${width} px: ${flow}, ${id}`, whole(isFurther), async ({ harness, page }) => {
      await page.setViewportSize({ width, height: width === 375 ? 667 : 800 });
      page.setDefaultTimeout(ELEMENT_TIMEOUT_MS);
      const shifts = await collectLayoutShifts(page);
      const moved: { readonly step: string; readonly total: number; readonly shifts: readonly LayoutShift[] }[] = [];
      let seen = 0;
      const call = async (method: string, body: unknown) => (await harness.api(method, '/scenario', body)).json();
      const result = await runWalk(
        { ...scenario, faults: [...(scenario.faults ?? []), SLOW] },
        {
          driver: new PlaywrightDriver(page),
          session: { put: (input) => call('PUT', input), patch: (change) => call('PATCH', change) },
          texts: (language) => readWalkTexts(ROOT, DIST, language),
        },
        ({ said }) => {
          const own = shifts.slice(seen);
          seen = shifts.length;
          if (totalShift(own) >= MAX_SHIFT) moved.push({ step: said, total: totalShift(own), shifts: own });
        },
      );
      expect(result).toMatchObject({ failed: 0 });
      expect(moved).toEqual([]);
    });
  }
}
