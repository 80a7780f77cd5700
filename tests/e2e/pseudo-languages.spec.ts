import type { PseudoKind } from '../../fixtures/pseudo-languages';
import { parseScenario, type ScenarioInput } from '../../harness/engine/scenario';
import type { Observed } from '../../harness/sweep/check';
import { CHECKS } from '../../harness/sweep/checks/list';
import { LOOK_SOURCE, type PageLook } from '../../harness/sweep/page-script';
import { ROUTES } from '../../src/domain/routes';
import { expect, test } from './harness';

/** Checks of the sweep that every screen passes in a pseudo-language. */
const CHECKED: Readonly<Record<Exclude<PseudoKind, 'none'>, readonly string[]>> = {
  accented: ['untranslated', 'raw-keys', 'overflow', 'clipped'],
  mirrored: ['language', 'overflow', 'clipped'],
};

/** What the checks find on a page. */
function problemsOf({ seen, texts }: PageLook, input: ScenarioInput, ids: readonly string[]): string[] {
  const parsed = parseScenario(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const observed = { scenario: parsed.scenario, texts } as unknown as Observed;
  return CHECKS.filter(({ id }) => ids.includes(id)).flatMap(({ id, judge }) =>
    judge(seen[id], observed).map((message) => `${input.route}: ${id}: ${message}`),
  );
}

for (const pseudo of ['accented', 'mirrored'] as const) {
  test(`every route is ${pseudo} in the pseudo-language, and fits a small phone`, async ({ harness, page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 320, height: 640 });
    const problems: string[] = [];
    for (const { path } of ROUTES) {
      const scenario: ScenarioInput = { route: path, pseudo };
      await harness.open(scenario);
      await expect(page.locator('html')).toHaveAttribute('data-ready', path);
      const look = await page.evaluate<PageLook>(LOOK_SOURCE);
      expect(look.texts.length, path).toBeGreaterThan(5);
      problems.push(...problemsOf(look, scenario, CHECKED[pseudo]));
    }
    expect(problems).toEqual([]);
  });
}
