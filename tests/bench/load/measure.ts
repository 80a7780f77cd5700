import type { Browser, CDPSession } from '@playwright/test';
import { PAGE_OPTIONS } from '../../chromium';
import { CPU_SLOWDOWN } from '../stage';

/** Slow 4G, as in the browsers' developer tools: 1.6 Mbit/s down, 0.75 up, 150 ms for each request. The CPU is four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Figures of one load. Times are milliseconds after the start of the navigation. */
export interface Load {
  /** First contentful paint. */
  readonly fcp: number;
  /** Largest contentful paint until the page was ready. */
  readonly lcp: number;
  /** The page's own `data-ready`; for a page without it, its first contentful paint. */
  readonly ready: number;
  /** Sum of all layout shifts. */
  readonly cls: number;
  /** Longest task after the first contentful paint. */
  readonly longestTask: number;
  readonly requests: number;
  /** Transferred bytes, headers included. */
  readonly bytes: number;
  /** Bytes of the scripts that were requested until the page was ready, as they are transferred, without headers. */
  readonly script: number;
}

/** A task of 50 ms or more, in milliseconds after the start of the navigation. */
export interface LongTask {
  readonly start: number;
  readonly duration: number;
}

/**
 * Loads an address in a fresh browser context on a slow phone.
 *
 * @param watch is called before the load with the page's protocol session; its network events are on
 */
export async function measureLoad(
  browser: Browser,
  url: string,
  hasReadyMark: boolean,
  watch?: (client: CDPSession) => void,
): Promise<Load & { readonly tasks: readonly LongTask[] }> {
  // A phone: its scroll bar takes no room.
  const context = await browser.newContext({ ...PAGE_OPTIONS, viewport: { width: 375, height: 667 }, isMobile: true });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', NETWORK);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    watch?.(client);
    let requests = 0;
    let bytes = 0;
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      requests += 1;
      bytes += encodedDataLength;
    });
    // The page itself reports when it is ready: Playwright's own waiting runs scripts in the page, which would slow the load down.
    await client.send('Runtime.enable');
    await client.send('Runtime.addBinding', { name: 'cameUp' });
    const hasComeUp = new Promise((resolve, reject) => {
      client.once('Runtime.bindingCalled', resolve);
      setTimeout(() => reject(new Error(`${url} has not come up in two minutes.`)), 120_000).unref();
    });
    await page.addInitScript(observe, hasReadyMark ? 'html[data-ready]' : 'p');
    await page.goto(url, { waitUntil: 'commit' });
    await hasComeUp;
    const figures = await page.evaluate(async (isMarked) => {
      // Two frames later the paint of the last change is on record; on a busy machine the first paint may be recorded later.
      for (
        let frame = 0;
        frame < 2 || performance.getEntriesByName('first-contentful-paint').length === 0;
        frame += 1
      ) {
        await new Promise(requestAnimationFrame);
      }
      await new Promise((resolve) => setTimeout(resolve, 0));
      const { lcp, cls, tasks } = (window as unknown as { figures: Figures }).figures;
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
      const ready = isMarked ? (performance.getEntriesByName('ready')[0]?.startTime ?? Number.NaN) : fcp;
      const after = tasks.filter(({ start }) => start > fcp && start < ready).map(({ duration }) => duration);
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const script = files
        .filter(({ name, startTime }) => startTime < ready && new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
      return { fcp, lcp, ready, cls, longestTask: Math.max(0, ...after), script, tasks };
    }, hasReadyMark);
    return { ...figures, requests, bytes };
  } finally {
    await context.close();
  }
}

interface Figures {
  lcp: number;
  cls: number;
  tasks: LongTask[];
}

/**
 * Runs in the page before its own scripts; says so when an element that fits the selector is there. No named inner functions: the bench's
 * compiler would add a helper that the page lacks.
 */
function observe(selector: string): void {
  const figures: Figures = { lcp: 0, cls: 0, tasks: [] };
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
  new MutationObserver((_, observer) => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    performance.mark('ready');
    (window as unknown as { cameUp: (text: string) => void }).cameUp('');
  }).observe(document, { attributeFilter: ['data-ready'], childList: true, subtree: true });
}
