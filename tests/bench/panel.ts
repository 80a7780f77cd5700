import { Agent, request } from 'node:http';
import type { Page } from '@playwright/test';
import { SCENARIOS } from '../../fixtures/scenarios';
import { WALKS } from '../../fixtures/walks';
import { CONTROL_PATH } from '../../harness/engine/hosts';
import { endpoints } from '../../src/api/endpoints';
import { observe, slowestOf } from './interaction';
import { besideAim, medianOf, onStage } from './stage';

/** Rows of the log while something is measured: as many as it holds. */
const ROWS = 10_000;
/** Runs of each measurement; the median counts. */
const RUNS = 5;
const SWITCH_MS = 250;
const KEY_MS = 50;
const WALK_S = 5;
/** A walk of ten steps, through a vendor's page. */
const WALK = 'level-2-approved';
const LANGUAGES = ['de-DE', 'ar-SA', 'ja-JP'];
const CONNECTIONS = 20;

/** A call with a short answer, so that the log keeps all rows. */
const { method, path } = endpoints.transferStatus;

/**
 * Prints how fast the panel is with a full log: from the key that starts another scenario to the app's ready page, from a key in its fields to the
 * next paint, and how long a walk of ten steps takes. Needs `npm run build` and `npm run build:harness`.
 */
export function panel(): Promise<void> {
  return onStage(async ({ browser, port }) => {
    const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
    const clock = await startClock(page);
    await page.addInitScript(observe);
    await fetch(`http://127.0.0.1:${port}${CONTROL_PATH}/scenario`, { method: 'PUT', body: JSON.stringify(first()) });
    await page.goto(`http://harness.localhost:${port}/`);
    await clock.ready();

    const report = (name: string, figures: readonly number[], aim: number) =>
      console.log(besideAim(name, medianOf(figures), aim, ' ms', 0));
    report('the next named scenario', await switches(page, port, clock, true), SWITCH_MS);
    report('another site, with the log kept', await switches(page, port, clock, false), SWITCH_MS);
    for (const [name, act] of Object.entries(FIELDS)) report(`a key in ${name}`, await keys(page, act), KEY_MS);
    for (const language of LANGUAGES) {
      console.log(besideAim(`ten steps in ${language}`, await walk(page, language), WALK_S, ' s'));
    }
  });
}

/** The scenario before those that are switched to, which all show a screen of the app. */
function first() {
  return SCENARIOS.find(({ id }) => id === 'step-1-allow')?.scenario;
}

interface Clock {
  /** Waits for the app to be ready; resolves with the milliseconds since the last key or press in the panel. */
  readonly ready: () => Promise<number>;
}

/** Notes when a key was pressed in the panel, and when the app inside of it became ready. */
async function startClock(page: Page): Promise<Clock> {
  let pressed = 0;
  let readyAt: number | undefined;
  let tell = () => {};
  await page.exposeFunction('benchPressed', (at: number) => {
    pressed = at;
    readyAt = undefined;
  });
  await page.exposeFunction('benchReady', (at: number) => {
    readyAt ??= at;
    tell();
  });
  await page.addInitScript(() => {
    const { benchPressed, benchReady } = window as unknown as Record<string, (at: number) => void>;
    if (window === top) {
      for (const kind of ['keydown', 'pointerdown'])
        addEventListener(kind, (event) => benchPressed?.(performance.timeOrigin + event.timeStamp), true);
    } else {
      new MutationObserver(() => {
        if (document.documentElement?.dataset.ready) benchReady?.(performance.timeOrigin + performance.now());
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-ready'] });
    }
  });
  return {
    ready: async () => {
      if (readyAt === undefined) {
        await new Promise<void>((resolve) => {
          tell = resolve;
        });
      }
      return (readyAt ?? Number.NaN) - pressed;
    },
  };
}

/** Makes the log full, and waits until the panel has all of it. */
async function fillLog(page: Page, port: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const call = () =>
    new Promise<void>((resolve, reject) => {
      const headers = { host: `api2.harness.localhost:${port}`, 'content-type': 'application/json' };
      const sent = request({ host: '127.0.0.1', port, path, method, headers, agent }, (answer) =>
        answer.resume().once('end', () => resolve()),
      );
      sent.once('error', reject).end('{}');
    });
  const counted = await fetch(`http://127.0.0.1:${port}${CONTROL_PATH}/requests`);
  let left = ROWS - ((await counted.json()) as unknown[]).length;
  const send = async () => {
    while (left > 0) {
      left -= 1;
      await call();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, send));
  agent.destroy();
  await page.getByRole('tab', { name: `Requests (${ROWS})` }).waitFor({ timeout: 60_000 });
}

/** How long it takes from a key to the ready app: of the next named scenario, which empties the log, or of another site, which keeps it. */
async function switches(page: Page, port: number, clock: Clock, empties: boolean): Promise<number[]> {
  const figures: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    if (empties || run === 0) await fillLog(page, port);
    await page.locator('body').focus();
    if (empties) await page.keyboard.press(']');
    else await page.getByRole('radio', { name: run % 2 === 0 ? 'EU' : 'NONE', exact: true }).press('Space');
    figures.push(await clock.ready());
  }
  return figures;
}

/** Shows a field of the panel and types into it. */
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

/** The slowest key of each run, from the key to the next paint, by the browser's Event Timing. */
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

/** Seconds in which the panel replays the walk, as it says itself: the median of three. */
async function walk(page: Page, language: string): Promise<number> {
  const { scenario } = WALKS.find(({ id }) => id === WALK) ?? {};
  if (scenario?.steps?.length !== 10) throw new Error(`${WALK} is no walk of ten steps`);
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
