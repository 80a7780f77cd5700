import { BASE_PATH } from '../../../src/domain/initial-config';
import { DEVICE_SIZES } from '../../core/devices';
import { mimeTypeOf } from '../../core/file-type';
import { CONTROL_PATH } from '../../core/hosts';
import type { ScenarioInput } from '../../core/scenario';
import { walkScenario } from '../../core/walks/run-walk';
import type { Step } from '../../core/walks/steps';
import { type FoundBy, foundBy, partOfName, saidIn, type WalkTexts, wholeName } from '../../core/walks/walk-texts';

/** As a Playwright test in one language. Needs `@playwright/test` and a running harness. */

/** @throws {ScenarioError} if the walk is not valid @throws {WalkTextError} if the language lacks a text */
export function playwrightTest(walk: ScenarioInput, texts: WalkTexts): string {
  const { input, scenario } = walkScenario(walk);
  const { steps: _, ...start } = input;
  const app = scenario.mode === 'mini-program' ? "page.frameLocator('#app')" : 'page';
  const lines = scenario.steps.flatMap((step) => [
    ...WRITTEN[step.act](step as never, texts).split('\n'),
    `await ready(${scenario.mode === 'mini-program'});`,
  ]);
  return `import { expect, test } from '@playwright/test';

// The address of a served harness: npm run harness -- serve
const HARNESS = process.env.HARNESS_URL ?? 'http://127.0.0.1:4310';

async function control(method, change) {
  const answer = await fetch(new URL('${CONTROL_PATH}/scenario', HARNESS), {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  const body = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(body));
  return body;
}

test.use({ viewport: ${JSON.stringify(DEVICE_SIZES[scenario.device])}, colorScheme: '${scenario.theme}', locale: 'en-US', timezoneId: 'UTC' });

test(${JSON.stringify(scenario.name)}, async ({ page }) => {
  test.slow();
  const app = ${app};
  /** The app has marked its page as ready, or a page of a vendor or of the wider product is there. */
  const ready = async (isFramed) => {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))).catch(() => {});
    const ends = app.locator('html[data-ready], body.document, body.vendor').first().waitFor({ state: 'attached' });
    await (isFramed ? Promise.any([ends, page.locator('#closed:not([hidden])').waitFor()]) : ends);
  };
  /** A name that equals the words wins over one that contains them. */
  const one = async (whole, part, nth) => {
    await whole.or(part).first().waitFor();
    const all = (await whole.count()) > 0 ? whole : part;
    if (nth === undefined) await expect(all).toHaveCount(1);
    return all.nth((nth ?? 1) - 1);
  };
  const vendor = async (outcome) => {
    const button = \`form:not([inert]) button[name=outcome][value=\${outcome}]\`;
    const places = [app.locator(button), app.frameLocator('main iframe').locator(button)];
    await (await Promise.any(places.map((place) => place.waitFor().then(() => place)))).click();
  };
  /** Shows the end of the page, and of each part of it that can be scrolled: a button may wait until a text was read. */
  const press = async (found) => {
    for (let tries = 0; tries < 60 && (await found.isDisabled()); tries += 1) {
      await found.evaluate(({ ownerDocument }) => {
        const isCut = ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1;
        for (const element of [ownerDocument.documentElement, ...ownerDocument.querySelectorAll('main *')].filter(isCut)) {
          element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
          element.lastElementChild?.scrollIntoView({ block: 'end', behavior: 'instant' });
        }
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      });
    }
    await found.click();
  };
  const choose = async (field, said, words) => {
    const kind = await field.evaluate(({ localName }) => localName);
    if (kind === 'select') await field.selectOption({ label: said });
    else if (kind === 'input') {
      await field.fill(said);
      await field.press('Enter');
    } else await field.getByRole('radio', { name: words }).check();
  };
  const upload = async (found, name, mimeType) => {
    const isField = await found.evaluate((element) => element.matches('input[type=file]'));
    await (isField ? found : found.locator('input[type=file]')).setInputFiles({ name, mimeType, buffer: Buffer.alloc(100, 1) });
  };
  const change = async (value) => {
    const { effect, url } = await control('PATCH', value);
    if (effect === 'reload') await page.reload();
    else if (effect === 'reopen') await page.goto(url);
  };

  await page.goto((await control('PUT', ${JSON.stringify(start)})).url);
  await ready(${scenario.mode === 'mini-program'});
${lines.map((line) => `  ${line}`).join('\n')}
});
`;
}

type Written = { readonly [A in Step['act']]: (step: Extract<Step, { act: A }>, texts: WalkTexts) => string };

/** The source of each act. */
const WRITTEN: Written = {
  press: ({ target }, texts) => `await press(${one(target, texts)});`,
  fill: ({ target, value }, texts) => `await (${one(target, texts)}).fill(${JSON.stringify(value)});`,
  choose: ({ target, value }, texts) => {
    const words = saidIn(value, texts);
    return `await choose(${one(target, texts)}, ${JSON.stringify(words.said)}, ${wholeName(words)});`;
  },
  check: ({ target, value }, texts) => `await (${one(target, texts)}).setChecked(${value});`,
  upload: ({ target, value }, texts) =>
    `await upload(${one(target, texts)}, ${JSON.stringify(value)}, ${JSON.stringify(mimeTypeOf(value))});`,
  go: ({ value }) => `await page.goto(new URL(${JSON.stringify(BASE_PATH.slice(0, -1) + value)}, page.url()).href);`,
  back: () => "await ((await page.locator('#back').isVisible()) ? page.locator('#back').click() : page.goBack());",
  vendor: ({ value }) => `await vendor('${value}');`,
  set: ({ value }) => `await change(${JSON.stringify(value)});`,
  expect: ({ target, value }, texts) => {
    const shown = one(target, texts);
    if (value === undefined) return `await expect(${shown}).toBeVisible();`;
    return `await expect(${shown}).toContainText(${partOfName(saidIn(value, texts))});`;
  },
};

function one(target: Parameters<typeof foundBy>[0], texts: WalkTexts): string {
  const found = foundBy(target, texts);
  const { words, nth } = found;
  const scope = around(found);
  const [whole, part] =
    words === undefined
      ? [byRole(scope, found.role), byRole(scope, found.role)]
      : [byRole(scope, found.role, wholeName(words)), byRole(scope, found.role, partOfName(words))];
  return `await one(${[whole, part, ...(nth === undefined ? [] : [String(nth)])].join(', ')})`;
}

function around({ within }: FoundBy): string {
  if (within === undefined) return 'app';
  const outer = around(within);
  const index = `.nth(${(within.nth ?? 1) - 1})`;
  if (within.words === undefined) return `${byRole(outer, within.role)}${index}`;
  const named = byRole(outer, within.role, wholeName(within.words));
  const heading = byRole('app', 'heading', partOfName(within.words));
  return `${named}.or(${byRole(outer, within.role)}.filter({ has: ${heading} }))${index}`;
}

function byRole(scope: string, role: string, name?: RegExp): string {
  if (role === 'text') return `${scope}.getByText(${name ?? /\S/})`;
  return `${scope}.getByRole('${role}'${name === undefined ? '' : `, { name: ${name} }`})`;
}
