import type { Frame, Page } from '@playwright/test';

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

/** Records the layout shifts of each page that is opened from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[]) {
        if (hadRecentInput) continue;
        shifts.push({
          value,
          // No function with a name of its own: the compiler would add a helper to it that the page does not have.
          sources: sources.map(({ node, previousRect: from, currentRect: to }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            const name = `${element?.tagName.toLowerCase() ?? '(gone)'} "${element?.textContent?.trim().slice(0, 30)}"`;
            return `${name} by ${Math.round(to.x - from.x)}, ${Math.round(to.y - from.y)}`;
          }),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts of the present page, or of a frame in it, so far. */
export function layoutShifts(frame: Page | Frame): Promise<readonly LayoutShift[]> {
  return frame.evaluate(() => (window as unknown as { layoutShifts: LayoutShift[] }).layoutShifts);
}
