import { resolve } from 'node:path';
import { WALKS } from '../../fixtures/walks';
import { runWalk } from '../../harness/core/walks/run-walk';
import { readWalkTexts } from '../../harness/kit/walk-texts';
import { ELEMENT_TIMEOUT_MS, PlaywrightDriver } from '../../harness/tools/walks/playwright-driver';
import { collectLayoutShifts, type LayoutShift, totalShift } from '../layout-shifts';
import { whole } from '../whole';
import { expect, isolatedTest } from './harness';

/** Nothing moves in a walk on a slow network, on phone and wide page: what appears late could be pressed by mistake. */

const ROOT = resolve(import.meta.dirname, '../..');
const DIST = resolve(ROOT, 'dist');
/** Rounds to 0.00, per step. */
const MAX_SHIFT = 0.005;
/** In milliseconds: the second answer no longer counts as following the press. */
const SLOW = { kind: 'slow', ms: 300 } as const;
/** Screens whose content changes in place. */
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
