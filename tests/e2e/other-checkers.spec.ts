import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import type { ScenarioInput } from '../../harness/engine/scenario';
import { ROUTES } from '../../src/domain/routes';
import { expect, test } from './harness';

/**
 * Every screen under two checkers beside axe, which know other rules: html-validate for what the page is made of, and IBM Equal Access, whose
 * package holds its rules. Of IBM's results those count that are certain; the others ask a person to look.
 */

const require = createRequire(import.meta.url);
const IBM_ENGINE = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** Rules of IBM that do not fit, and why. */
const IBM_EXCEPTIONS: readonly string[] = [
  // A wide table scrolls in a region of its own, which the keyboard has to reach: axe asks for that.
  'element_tabbable_role_valid',
];

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Voice control needs the explicit form, too, where a label has its control inside.
    'no-redundant-for': 'off',
    // A fieldset without a legend locks the fields in it (`shared/actions/locked.tsx`); its role says that it groups nothing.
    'wcag/h71': 'off',
    // The list of countries can be searched, which a `select` cannot.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
});

interface IbmResult {
  readonly ruleId: string;
  readonly value: readonly [string, string];
  readonly message: string;
  readonly snippet: string;
}

async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'ace' in globalThis`)))
    await page.evaluate(`${IBM_ENGINE}; globalThis.ace = ace; 0`);
  const ibm = await page.evaluate<IbmResult[]>(
    `new ace.Checker().check(document, ['IBM_Accessibility']).then(({ results }) =>
      results.filter(({ value: [kind, certainty] }) => kind === 'VIOLATION' && certainty === 'FAIL'))`,
  );
  const { results } = await validator.validateString(await page.content());
  return [
    ...ibm.filter(({ ruleId }) => !IBM_EXCEPTIONS.includes(ruleId)).map((one) => `IBM: ${one.message} ${one.snippet}`),
    ...results.flatMap(({ messages }) => messages).map((one) => `html-validate: ${one.message} (${one.selector})`),
  ];
}

const VERIFIED: ScenarioInput = { kyc: { steps: { '1': 'SUCCESS', '2': 'SUCCESS' } } };

test('html-validate and IBM Equal Access find nothing on any screen, and would find a fault', async ({
  harness,
  page,
}) => {
  for (const { path } of ROUTES) {
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
