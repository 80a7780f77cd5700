import type { Frame, Page } from '@playwright/test';
import { BASE_PATH } from '../src/domain/initial-config';

/** A shift without input. */
export interface LayoutShift {
  /** Its share of the cumulative layout shift. */
  readonly value: number;
  /** Moved elements with pixels. */
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

export const totalShift = (shifts: readonly LayoutShift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);

/** Runs in the page; includes earlier shifts. */
export function noteLayoutShifts(): void {
  const shifts: LayoutShift[] = [];
  Object.assign(window, { layoutShifts: shifts });
  const { noteLayoutShift } = window as unknown as { noteLayoutShift?: (shift: LayoutShift) => void };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[]) {
      if (hadRecentInput) continue;
      const shift = {
        value,
        // No named functions: the compiler's helper is missing in the page.
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

export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(noteLayoutShifts);
}

/** Of the present page or a frame. */
export function layoutShifts(frame: Page | Frame): Promise<readonly LayoutShift[]> {
  return frame.evaluate(() => (window as unknown as { layoutShifts: LayoutShift[] }).layoutShifts);
}

/** Collects the app's shifts over all later documents and frames, without partners' pages. */
export async function collectLayoutShifts(page: Page): Promise<readonly LayoutShift[]> {
  const all: LayoutShift[] = [];
  await page.exposeBinding('noteLayoutShift', ({ frame }, shift: LayoutShift) => {
    if (URL.canParse(frame.url()) && new URL(frame.url()).pathname.startsWith(BASE_PATH)) all.push(shift);
  });
  await watchLayoutShifts(page);
  return all;
}
