import type { Page } from '@playwright/test';
import { WALKS } from '../../fixtures/walks';
import { observe, slowestOf } from './interaction';
import { fillLog, ROWS, switchTimes } from './panel-switch';
import { besideAim, medianOf, onStage } from './stage';

const RUNS = 5;
const SWITCH_MS = 250;
const KEY_MS = 50;
const WALK_S = 5;
/** Ten steps, through a vendor's page. */
const WALK = 'level-2-approved';
const LANGUAGES = ['de-DE', 'ar-SA', 'ja-JP'];

/**
 * Prints the panel's speed with a full log: scenario switch, typing, and a walk of ten steps. Needs `npm run build` and `npm run
 * build:harness`.
 */
export function panel(): Promise<void> {
  return onStage(async ({ browser, port }) => {
    const report = (name: string, figures: readonly number[], aim: number) =>
      console.log(besideAim(name, medianOf(figures), aim, ' ms', 0));
    const switches = await switchTimes(browser, port, RUNS);
    report('the next named scenario', switches.next, SWITCH_MS);
    report('another site, with the log kept', switches.site, SWITCH_MS);

    const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
    await page.addInitScript(observe);
    await page.goto(`http://harness.localhost:${port}/`);
    await fillLog(port);
    await page.getByRole('tab', { name: `Requests (${ROWS})` }).waitFor({ timeout: 60_000 });
    for (const [name, act] of Object.entries(FIELDS)) report(`a key in ${name}`, await keys(page, act), KEY_MS);
    for (const language of LANGUAGES) {
      console.log(besideAim(`ten steps in ${language}`, await walk(page, language), WALK_S, ' s'));
    }
  });
}

type Act = (page: Page, typed: () => Promise<void>) => Promise<void>;

const FIELDS: Readonly<Record<string, Act>> = {
  'the palette': async (page, typed) => {
    await page.locator('body').focus();
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: /^Go to/ }).waitFor();
    await typed();
    await page.keyboard.press('Escape');
  },
  'the filter of the log': async (page, typed) => {
    const field = page.getByLabel('Filter requests');
    await field.focus();
    await typed();
    await field.fill('');
  },
  'the editor of an answer': async (page, typed) => {
    const name = 'POST /v3/private/kyc/kyc-info';
    const editor = page.getByRole('textbox', { name: `Answer of ${name}` });
    if (!(await editor.isVisible())) await page.getByRole('combobox', { name: 'Call to override' }).selectOption(name);
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+End');
    await typed();
  },
};

/** By Event Timing, until the next paint. */
async function keys(page: Page, act: Act): Promise<number[]> {
  const figures: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await act(page, async () => {
      await page.evaluate(() => Object.assign((window as unknown as { slow: object }).slow, { ms: 0 }));
      await page.keyboard.type('status german', { delay: 60 });
      figures.push(await slowestOf(page));
    });
  }
  return figures;
}

/** The panel's own figure, in seconds: median of three. */
async function walk(page: Page, language: string): Promise<number> {
  const { scenario } = WALKS.find(({ id }) => id === WALK) ?? {};
  if (scenario?.steps?.length !== 10) throw new Error(`${WALK} is not a walk of ten steps`);
  await page.getByRole('tab', { name: 'Walks' }).click();
  await page.getByLabel('Search walks').fill(WALK);
  await page.getByRole('region', { name: 'List of walks' }).getByRole('button', { name: scenario.name }).click();
  const view = page.getByRole('region', { name: 'Walk', exact: true });
  await view.getByLabel('Language').selectOption(language);
  const seconds: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    await view.getByRole('button', { name: 'Replay', exact: true }).click();
    await view.locator('[data-state=done]').nth(9).waitFor({ timeout: 60_000 });
    const said = page.getByText(/^10 steps in/);
    seconds.push(Number(/in ([\d.]+) s/.exec(await said.innerText())?.[1]));
    await said.waitFor({ state: 'detached' });
  }
  return medianOf(seconds);
}
