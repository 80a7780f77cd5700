import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { SCENARIOS } from '../../fixtures/scenarios';
import type { ScenarioInput } from '../../harness/core/scenario';
import { AT_REST } from '../../harness/core/walks/said';
import { BASE_PATH } from '../../src/domain/initial-config';
import { whole } from '../whole';
import { expect, isolatedTest, test } from './harness';
import { PAGES_IN_PARTS } from './tables/screens';

/**
 * Screens and named scenarios under html-validate and IBM Equal Access, which know other rules than axe. Counts IBM's
 * certain results only.
 */

const require = createRequire(import.meta.url);
const IBM_ENGINE = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** Rules that do not fit, and why. */
const IBM_EXCEPTIONS: readonly string[] = [
  // Wide tables scroll, so axe requires keyboard access.
  'element_tabbable_role_valid',
];

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Voice control needs the explicit form, too.
    'no-redundant-for': 'off',
    // Locks its fields (`shared/actions/locked.tsx`); its role says that it groups nothing.
    'wcag/h71': 'off',
    // Searchable, unlike a `select`.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
});

interface IbmResult {
  readonly ruleId: string;
  readonly value: readonly [string, string];
  readonly message: string;
  readonly snippet: string;
}

/** IBM takes the clipped input of a file field for hidden. */
function isOfFile({ ruleId, snippet }: IbmResult, ofFiles: readonly string[]): boolean {
  return ruleId === 'label_ref_valid' && ofFiles.some((one) => snippet.includes(one));
}

async function findings(page: Page | Frame): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'ace' in globalThis`)))
    await page.evaluate(`${IBM_ENGINE}; globalThis.ace = ace; 0`);
  const ibm = await page.evaluate<IbmResult[]>(
    `new ace.Checker().check(document, ['IBM_Accessibility']).then(({ results }) =>
      results.filter(({ value: [kind, certainty] }) => kind === 'VIOLATION' && certainty === 'FAIL'))`,
  );
  const ofFiles = await page.locator('input[type=file]').evaluateAll((fields) => fields.map(({ id }) => `for="${id}"`));
  const { results } = await validator.validateString(await page.content());
  return [
    ...ibm
      .filter((one) => !IBM_EXCEPTIONS.includes(one.ruleId) && !isOfFile(one, ofFiles))
      .map((one) => `IBM: ${one.message} ${one.snippet}`),
    ...results.flatMap(({ messages }) => messages).map((one) => `html-validate: ${one.message} (${one.selector})`),
  ];
}

const VERIFIED: ScenarioInput = { kyc: { steps: { '1': 'SUCCESS', '2': 'SUCCESS' } } };

for (const { which, paths, isFurther } of PAGES_IN_PARTS) {
  const title = `html-validate and IBM Equal Access find nothing on ${which}, and would find a fault`;
  test(title, whole(isFurther), async ({ harness, page }) => {
    for (const path of paths) {
      const mode = path === '/auth/sdk' ? 'sdk' : 'web';
      await harness.show({ ...VERIFIED, language: 'en', route: path, mode });
      expect([path, await findings(page)]).toEqual([path, []]);
    }
    await page.evaluate(() => {
      document.head.append(document.createElement('title'));
      for (const text of ['One', 'Two']) document.body.appendChild(document.createElement('aside')).textContent = text;
    });
    const found = (await findings(page)).join('\n');
    expect(found).toContain('html-validate: <title>');
    expect(found).toMatch(/IBM: .*<aside>/);
  });
}

/** In a mini-program, the messaging app's page is around it. */
function appOf(page: Page): Page | Frame {
  return page.frames().find((frame) => frame !== page.mainFrame() && isApp(frame.url())) ?? page;
}

const isApp = (url: string) => URL.canParse(url) && new URL(url).pathname.startsWith(BASE_PATH);

/** Findings that are not faults. */
const TO_BE_EXPECTED: ReadonlyMap<string, string> = new Map([
  // Nothing to submit until another country is chosen.
  ['non-document-not-offered', 'must have a submit button'],
]);

function isExpected(id: string, found: string): boolean {
  const words = TO_BE_EXPECTED.get(id);
  return words !== undefined && found.includes(words);
}

const PIECES = 6;
for (let piece = 0; piece < PIECES; piece += 1) {
  const some = SCENARIOS.filter((_, at) => at % PIECES === piece);
  const title = `html-validate and IBM Equal Access find nothing in any named scenario, ${piece + 1} of ${PIECES}`;
  isolatedTest(title, whole(true), async ({ harness, page }) => {
    isolatedTest.setTimeout(10 * 60_000);
    const found: string[] = [];
    let checked = 0;
    for (const { id, scenario } of some) {
      await page.goto(await harness.put({ ...scenario, config: { requestTimeoutMs: 1500, ...scenario.config } }));
      await expect.poll(() => appOf(page).locator(AT_REST).count(), id).toBeGreaterThan(0);
      // Login and partners' pages are the harness's.
      if (!isApp(appOf(page).url())) continue;
      checked += 1;
      const own = (await findings(appOf(page))).filter((one) => !isExpected(id, one));
      found.push(...own.map((one) => `${id}: ${one}`));
    }
    expect(found).toEqual([]);
    expect(checked).toBeGreaterThan(some.length * 0.9);
  });
}
