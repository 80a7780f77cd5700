import { Agent, request } from 'node:http';
import type { Browser } from '@playwright/test';
import { SCENARIOS } from '../../fixtures/scenarios';
import { CONTROL_PATH } from '../../harness/core/hosts';
import { endpoints } from '../../src/api/endpoints';
import { evaluateIn } from './evaluate';
import { openPageSession, type PageSession } from './page-session';

/** Capacity of the log. */
export const ROWS = 10_000;

/** A short answer, so that the log keeps all rows. */
const { method, path } = endpoints.transferStatus;

const CONNECTIONS = 20;
const WINDOW = { width: 1600, height: 1000, deviceScaleFactor: 1, mobile: false };
const KEY_NEXT = { key: ']', code: 'BracketRight', text: ']' };
const KEY_SPACE = { key: ' ', code: 'Space', text: ' ' };

/**
 * Milliseconds from the key to the ready app with a full log: `next` scenario empties it, another `site` keeps it. No `Runtime`
 * domain, as in `measureLoad`.
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

function first() {
  return SCENARIOS.find(({ id }) => id === 'step-1-allow')?.scenario;
}

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

async function press(page: PageSession, key: typeof KEY_NEXT): Promise<number> {
  await page.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
  await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  return Number(await evaluateIn(page, `(${switchTime})()`));
}

/** In milliseconds since 1970. */
interface Times {
  pressed: number;
  ready?: number | undefined;
  tell?: () => void;
}

/** The panel records keys, the app reports when it is ready. Runs in every document; no named inner functions. */
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

/** Runs in the panel: milliseconds from the last key to the ready app. */
async function switchTime(): Promise<number> {
  const { times } = window as unknown as { times: Times };
  if (times.ready === undefined) {
    await new Promise<void>((resolve) => {
      times.tell = resolve;
    });
  }
  return (times.ready ?? Number.NaN) - times.pressed;
}

/** Runs in the panel. */
async function logShows(name: string): Promise<void> {
  while (![...document.querySelectorAll('[role=tab]')].some(({ textContent }) => textContent === name)) {
    await new Promise(requestAnimationFrame);
  }
}

/** Runs in the panel. */
function focusSite(name: string): void {
  const radio = [...document.querySelectorAll<HTMLElement>('[role=radio], input[type=radio]')].find(
    (button) => (button.textContent || button.closest('label')?.textContent) === name,
  );
  if (radio === undefined) throw new Error(`No radio button ${name}`);
  radio.focus();
}
