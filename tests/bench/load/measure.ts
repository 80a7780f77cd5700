import type { Browser } from '@playwright/test';
import { evaluateIn } from '../evaluate';
import { openPageSession, type PageSession } from '../page-session';
import { CPU_SLOWDOWN } from '../stage';

/** Slow 4G of the developer tools: 1.6 Mbit/s down, 0.75 up, 150 ms. The CPU is four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Its scroll bar takes up no space. */
const PHONE = { width: 375, height: 667, deviceScaleFactor: 1, mobile: true };

/** Milliseconds after the start of the navigation. */
export interface Load {
  readonly fcp: number;
  /** Until the page was ready. */
  readonly lcp: number;
  /** `data-ready`, else first contentful paint. */
  readonly ready: number;
  readonly cls: number;
  readonly longestTask: number;
  readonly requests: number;
  /** Including headers. */
  readonly bytes: number;
  /** Scripts requested until ready, without headers. */
  readonly script: number;
}

/** A task of 50 ms or more. */
export interface LongTask {
  readonly start: number;
  readonly duration: number;
}

/**
 * Loads an address in a fresh context. Not by Playwright: its `Runtime` domain costs 70 to 150 ms. @param watch gets the page's
 * protocol events, including network
 */
export async function measureLoad(
  browser: Browser,
  url: string,
  hasReadyMark: boolean,
  watch: PageSession['onEvent'] = () => {},
): Promise<Load & { readonly tasks: readonly LongTask[] }> {
  const protocol = await browser.newBrowserCDPSession();
  const { browserContextId } = await protocol.send('Target.createBrowserContext');
  try {
    const page = await openPageSession(protocol, browserContextId);
    await page.send('Page.enable');
    await page.send('Network.enable');
    await page.send('Network.emulateNetworkConditions', NETWORK);
    await page.send('Emulation.setDeviceMetricsOverride', PHONE);
    await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const selector = hasReadyMark ? 'html[data-ready]' : 'p';
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})(${JSON.stringify(selector)})` });
    let requests = 0;
    let bytes = 0;
    const measured = new Promise<Measured>((resolve, reject) => {
      page.onEvent = (name, details) => {
        watch(name, details);
        // Polling would slow the load.
        if (name === 'Page.frameNavigated')
          evaluateIn<Measured>(page, `(${figuresOf})(${hasReadyMark})`).then(resolve, reject);
        if (name !== 'Network.loadingFinished') return;
        requests += 1;
        bytes += (details as Finished).encodedDataLength;
      };
      setTimeout(() => reject(new Error(`${url} was not ready within two minutes.`)), 120_000).unref();
    });
    await page.send('Page.navigate', { url });
    return { ...(await measured), requests, bytes };
  } finally {
    await protocol.send('Target.disposeBrowserContext', { browserContextId });
    await protocol.detach();
  }
}

interface Finished {
  readonly encodedDataLength: number;
}

type Measured = Omit<Load, 'requests' | 'bytes'> & { readonly tasks: readonly LongTask[] };

/** Runs in the page until it is ready. No named inner functions, as in `observe`. */
async function figuresOf(isMarked: boolean): Promise<Measured> {
  const { figures } = window as unknown as { figures: Figures };
  await figures.cameUp;
  // Two frames later the last paint is on record; a busy machine may be later.
  for (let frame = 0; frame < 2 || performance.getEntriesByName('first-contentful-paint').length === 0; frame += 1) {
    await new Promise(requestAnimationFrame);
  }
  await new Promise((resolve) => setTimeout(resolve, 0));
  const { lcp, cls, tasks } = figures;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const ready = isMarked ? (performance.getEntriesByName('ready')[0]?.startTime ?? Number.NaN) : fcp;
  const after = tasks.filter(({ start }) => start > fcp && start < ready).map(({ duration }) => duration);
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const script = files
    .filter(({ name, startTime }) => startTime < ready && new URL(name).pathname.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { fcp, lcp, ready, cls, longestTask: Math.max(0, ...after), script, tasks };
}

interface Figures {
  lcp: number;
  cls: number;
  tasks: LongTask[];
  cameUp: Promise<void>;
}

/** Notes when the selector first matches. Runs in the page; no named inner functions, as in `figuresOf`. */
function observe(selector: string): void {
  const cameUp = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      performance.mark('ready');
      resolve();
    }).observe(document, { attributeFilter: ['data-ready'], childList: true, subtree: true });
  });
  const figures: Figures = { lcp: 0, cls: 0, tasks: [], cameUp };
  Object.assign(window, { figures });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) figures.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) figures.cls += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) figures.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}
