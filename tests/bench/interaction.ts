import type { Page } from '@playwright/test';
import { PAGE_OPTIONS } from '../chromium';
import { besideAim, CPU_SLOWDOWN, medianOf, onStage } from './stage';

/** Milliseconds to the next paint, on a four times slower CPU. */
const AIM_MS = 100;
const RUNS = 5;
const FORM = '/auth/residenceInfo';

interface Interaction {
  readonly name: string;
  readonly route: string;
  readonly act: (page: Page) => Promise<void>;
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'the next step of a form, and typing',
    route: FORM,
    act: async (page) => {
      await page.getByRole('main').getByRole('button').last().click();
      await page.getByRole('main').getByRole('textbox').first().pressSequentially('12 Long Street', { delay: 60 });
    },
  },
  {
    name: 'opening the country list',
    route: FORM,
    act: async (page) => {
      await page.getByRole('main').getByRole('combobox').first().click();
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'typing in the country list',
    route: FORM,
    act: async (page) => {
      const country = page.getByRole('main').getByRole('combobox').first();
      await country.click();
      await country.pressSequentially('united', { delay: 60 });
    },
  },
  {
    name: 'opening another screen',
    route: '/auth/personal',
    act: async (page) => {
      await page.getByRole('main').locator('a[href$="/auth/residenceInfo"]').first().click();
      await page.waitForSelector(`html[data-ready="${FORM}"]`, { state: 'attached' });
    },
  },
  {
    name: 'going back to the first screen',
    route: FORM,
    act: async (page) => {
      await page.getByRole('banner').locator('a[href$="/auth/personal"]:visible').first().click();
      await page.waitForSelector('html[data-ready="/auth/personal"]', { state: 'attached' });
    },
  },
];

/** Prints the slowest key or tap of each interaction, by Event Timing on a slow CPU. Needs `npm run build`. */
export function interaction(): Promise<void> {
  return onStage(async ({ browser, addressOf }) => {
    const slowest = INTERACTIONS.map((): number[] => []);
    // In turns, so that a slow moment affects all.
    for (let run = 0; run < RUNS; run += 1) {
      for (const [index, { route, act }] of INTERACTIONS.entries()) {
        const context = await browser.newContext({ ...PAGE_OPTIONS, viewport: { width: 375, height: 667 } });
        const page = await context.newPage();
        await page.addInitScript(observe);
        await page.goto(addressOf(route));
        await page.waitForSelector('html[data-ready]', { state: 'attached' });
        const client = await context.newCDPSession(page);
        await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
        await act(page);
        slowest[index]?.push(await slowestOf(page));
        await context.close();
      }
    }
    for (const [index, { name }] of INTERACTIONS.entries()) {
      console.log(besideAim(name, medianOf(slowest[index] ?? []), AIM_MS, ' ms', 0));
    }
  });
}

/**
 * In the page; interactions under 16 ms count as 0. No named inner functions: the compiler's helper is missing there.
 */
export function observe(): void {
  const slow = { ms: 0 };
  Object.assign(window, { slow });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) slow.ms = Math.max(slow.ms, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

export function slowestOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, 100));
    return (window as unknown as { slow: { ms: number } }).slow.ms;
  });
}
