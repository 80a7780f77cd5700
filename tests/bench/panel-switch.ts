import { Agent, request } from 'node:http';
import type { Browser } from '@playwright/test';
import { SCENARIOS } from '../../fixtures/scenarios';
import { CONTROL_PATH } from '../../harness/engine/hosts';
import { openPageSession, type PageSession } from '../../harness/sweep/page-session';
import { endpoints } from '../../src/api/endpoints';
import { evaluateIn } from './evaluate';

/** Rows of the log while something is measured: as many as it holds. */
export const ROWS = 10_000;

/** A call with a short answer, so that the log keeps all rows. */
const { method, path } = endpoints.transferStatus;

const CONNECTIONS = 20;
const WINDOW = { width: 1600, height: 1000, deviceScaleFactor: 1, mobile: false };
const KEY_NEXT = { key: ']', code: 'BracketRight', text: ']' };
const KEY_SPACE = { key: ' ', code: 'Space', text: ' ' };

/**
 * Measures in the panel with a full log, in milliseconds from the key to the ready app: `next`, another named scenario, which empties the log, and
 * `site`, another site, which keeps it. Without the protocol's `Runtime` domain, for the reason that `measureLoad` gives: a tester has no debugger on.
 */
export async function switchTimes(
  browser: Browser,
  port: number,
  runs: number,
): Promise<{ readonly next: readonly number[]; readonly site: readonly number[] }> {
  await fetch(`http://127.0.0.1:${port}${CONTROL_PATH}/scenario`, { method: 'PUT', body: JSON.stringify(first()) });
  const protocol = await browser.newBrowserCDPSession();
  const { browserContextId } = await protocol.send('Target.createBrowserContext');
  try {
    const page = await openPageSession(protocol, browserContextId);
    await page.send('Page.enable');
    await page.send('Emulation.setDeviceMetricsOverride', WINDOW);
    await page.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${startClock})()` });
    const opened = new Promise<void>((resolve) => {
      page.onEvent = (name) => name === 'Page.frameNavigated' && resolve();
    });
    await page.send('Page.navigate', { url: `http://harness.localhost:${port}/` });
    await opened;
    await evaluateIn(page, `(${switchTime})()`);

    const next: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await fillPage(page, port);
      await evaluateIn(page, 'document.activeElement.blur()');
      next.push(await press(page, KEY_NEXT));
    }
    const site: number[] = [];
    await fillPage(page, port);
    for (let run = 0; run < runs; run += 1) {
      await evaluateIn(page, `(${focusSite})('${run % 2 === 0 ? 'EU' : 'NONE'}')`);
      site.push(await press(page, KEY_SPACE));
    }
    return { next, site };
  } finally {
    await protocol.send('Target.disposeBrowserContext', { browserContextId });
    await protocol.detach();
  }
}

/** The scenario before those that are switched to, which all show a screen of the app. */
function first() {
  return SCENARIOS.find(({ id }) => id === 'step-1-allow')?.scenario;
}

/** Fills the log until it is full. */
export async function fillLog(port: number): Promise<void> {
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
}

async function fillPage(page: PageSession, port: number): Promise<void> {
  await fillLog(port);
  await evaluateIn(page, `(${logShows})('Requests (${ROWS})')`);
}

/** Presses a key; resolves with the milliseconds until the app was ready. */
async function press(page: PageSession, key: typeof KEY_NEXT): Promise<number> {
  await page.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
  await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  return Number(await evaluateIn(page, `(${switchTime})()`));
}

/** When a key was pressed in the panel, and when the app was ready after it, in milliseconds since 1970. */
interface Times {
  pressed: number;
  ready?: number | undefined;
  tell?: () => void;
}

/**
 * Runs in every document before its own scripts: the panel's notes its keys, the app's tells the panel's when it is ready. No named inner functions:
 * the bench's compiler would add a helper that the page lacks.
 */
function startClock(): void {
  if (window !== top) {
    new MutationObserver(() => {
      if (document.documentElement.dataset.ready === undefined) return;
      top?.postMessage({ benchReady: performance.timeOrigin + performance.now() }, '*');
    }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
    return;
  }
  const times: Times = { pressed: 0 };
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      times.pressed = performance.timeOrigin + timeStamp;
      times.ready = undefined;
    },
    true,
  );
  addEventListener('message', (event) => {
    const { benchReady } = event.data as { benchReady?: number };
    if (benchReady === undefined) return;
    event.stopImmediatePropagation();
    times.ready ??= benchReady;
    times.tell?.();
  });
  Object.assign(window, { times });
}

/** Runs in the panel: resolves with the milliseconds from the last key to the ready app. */
async function switchTime(): Promise<number> {
  const { times } = window as unknown as { times: Times };
  if (times.ready === undefined) {
    await new Promise<void>((resolve) => {
      times.tell = resolve;
    });
  }
  return (times.ready ?? Number.NaN) - times.pressed;
}

/** Runs in the panel: waits until a tab has this name. */
async function logShows(name: string): Promise<void> {
  while (![...document.querySelectorAll('[role=tab]')].some(({ textContent }) => textContent === name)) {
    await new Promise(requestAnimationFrame);
  }
}

/** Runs in the panel: focuses the radio button of a site. */
function focusSite(name: string): void {
  const radio = [...document.querySelectorAll<HTMLElement>('[role=radio], input[type=radio]')].find(
    (button) => (button.textContent || button.closest('label')?.textContent) === name,
  );
  if (radio === undefined) throw new Error(`No radio button ${name}`);
  radio.focus();
}
