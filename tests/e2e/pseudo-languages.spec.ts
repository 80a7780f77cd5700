import { type PseudoKind, pseudoText } from '../../fixtures/pseudo-languages';
import { parseScenario, type ScenarioInput } from '../../harness/core/scenario';
import type { Observed } from '../../harness/tools/sweep/check';
import { CHECKS } from '../../harness/tools/sweep/checks/list';
import { LOOK_SOURCE, type PageLook } from '../../harness/tools/sweep/page-script';
import texts from '../../src/public/locales/en/user-accounts.json' with { type: 'json' };
import { whole } from '../whole';
import { expect, test } from './harness';
import { PAGES_IN_PARTS } from './tables/screens';

/** Sweep checks that all screens pass in a pseudo-language. */
const CHECKED: Readonly<Record<Exclude<PseudoKind, 'none'>, readonly string[]>> = {
  accented: ['untranslated', 'raw-keys', 'landmarks', 'glyphs', 'overflow', 'clipped', 'spilled'],
  mirrored: ['language', 'landmarks', 'overflow', 'clipped', 'spilled'],
};

function problemsOf({ seen, texts }: PageLook, input: ScenarioInput, ids: readonly string[]): string[] {
  const parsed = parseScenario(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const observed = { scenario: parsed.scenario, texts } as unknown as Observed;
  return CHECKS.filter(({ id }) => ids.includes(id)).flatMap(({ id, judge }) =>
    judge(seen[id], observed).map((message) => `${input.route}: ${id}: ${message}`),
  );
}

for (const pseudo of ['accented', 'mirrored'] as const) {
  for (const { which, paths, isFurther } of PAGES_IN_PARTS) {
    const title = `${which} is ${pseudo} in the pseudo-language, fits a small phone and causes no error`;
    test(title, whole(isFurther || pseudo === 'mirrored'), async ({ harness, page }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width: 320, height: 640 });
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      const notFound = pseudoText(pseudo, texts.errors.notFoundTitle);
      for (const path of paths) {
        const scenario: ScenarioInput = { route: path, pseudo };
        await harness.show(scenario);
        await expect(page.locator('html')).toHaveAttribute('data-ready', path);
        const look = await page.evaluate<PageLook>(LOOK_SOURCE);
        expect(look.texts.length, path).toBeGreaterThan(5);
        expect(look.heading, path).not.toBe(notFound);
        problems.push(...problemsOf(look, scenario, CHECKED[pseudo]));
      }
      expect(problems).toEqual([]);
    });
  }
}
