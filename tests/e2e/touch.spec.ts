import type { ScenarioInput } from '../../harness/engine/scenario';
import { expect, isolatedTest as test } from './harness';

/** On a phone, every button and every link that is no part of a sentence can be hit in an area of 44 × 44 px. */

const VERIFIED = { steps: { '1': 'SUCCESS', '2': 'ALLOW' } } as const;
const SCREENS: readonly ScenarioInput[] = [
  { kyc: { ...VERIFIED, edd: 'EDDStatus_UnSubmit', poi: 'DisplayUpdatePOIStatus_Needed' } },
  { route: '/auth/complianceTasks', site: 'HKG', language: 'en' },
  { route: '/auth/client-agreement' },
  { route: '/auth/kyc', query: { step: 'result', level: 'LEVEL_1' }, kyc: VERIFIED },
];

test.use({ isMobile: true, hasTouch: true, viewport: { width: 375, height: 667 } });

test('targets are large enough for fingers', async ({ harness, page }) => {
  for (const scenario of SCREENS) {
    await harness.open(scenario);
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    expect(await page.evaluate(smallTargets), scenario.route).toEqual([]);
  }
});

/** Lists the targets that a finger misses 21 px above or below their middle. Runs in the page. */
function smallTargets(): string[] {
  const targets = [...document.querySelectorAll<HTMLElement>('a, button, summary')].filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    // Of one pixel: for screen readers only.
    return width > 1 && height > 1 && getComputedStyle(target).display !== 'inline';
  });
  return targets.flatMap((target) => {
    target.scrollIntoView({ block: 'center' });
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const misses = [-21, 0, 21].filter((distance) => {
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2 + distance);
      return hit?.closest('a, button, summary') !== target && !hit?.contains(target);
    });
    return misses.length > 0 ? [`${target.textContent?.trim()}: missed at ${misses.join(', ')} px`] : [];
  });
}
