import type { Frame, Page } from '@playwright/test';
import { BASE_PATH } from '../src/domain/initial-config';

/** One layout shift that no input of the member caused. */
export interface LayoutShift {
  /** Its part of the page's cumulative layout shift. */
  readonly value: number;
  /** The elements that moved, with the distance in pixels. */
  readonly sources: readonly string[];
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Sum of some layout shifts. */
export const totalShift = (shifts: readonly LayoutShift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);

/** Records the layout shifts of a page, also those before it. Runs in the page. */
export function noteLayoutShifts(): void {
  const shifts: LayoutShift[] = [];
  Object.assign(window, { layoutShifts: shifts });
  const { noteLayoutShift } = window as unknown as { noteLayoutShift?: (shift: LayoutShift) => void };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[]) {
      if (hadRecentInput) continue;
      const shift = {
        value,
        // No function with a name of its own: the compiler would add a helper to it that the page does not have.
        sources: sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.tagName.toLowerCase() ?? '(gone)'} "${element?.textContent?.trim().slice(0, 30)}"`;
          return `${name} by ${Math.round(to.x - from.x)}, ${Math.round(to.y - from.y)}`;
        }),
      };
      shifts.push(shift);
      noteLayoutShift?.(shift);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Records the layout shifts of each page that is opened from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(noteLayoutShifts);
}

/** The shifts of the present page, or of a frame in it, so far. */
export function layoutShifts(frame: Page | Frame): Promise<readonly LayoutShift[]> {
  return frame.evaluate(() => (window as unknown as { layoutShifts: LayoutShift[] }).layoutShifts);
}

/**
 * Collects the layout shifts of the app over all documents that a page shows from now on, in whichever frame the app stands. Partners' pages do
 * not count.
 */
export async function collectLayoutShifts(page: Page): Promise<readonly LayoutShift[]> {
  const all: LayoutShift[] = [];
  await page.exposeBinding('noteLayoutShift', ({ frame }, shift: LayoutShift) => {
    if (URL.canParse(frame.url()) && new URL(frame.url()).pathname.startsWith(BASE_PATH)) all.push(shift);
  });
  await watchLayoutShifts(page);
  return all;
}
