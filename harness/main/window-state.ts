import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BaseWindow, Rectangle } from 'electron';
import * as z from 'zod';

/** Position, size (CSS pixels of the screen) and state of the harness's window when it was closed last. */
const savedState = z.object({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  maximized: z.boolean(),
});
export type WindowState = z.infer<typeof savedState>;

/** Where a window opens. Without `x` and `y` it is in the middle of the first screen. */
export type WindowPlace = Pick<Rectangle, 'width' | 'height'> & Partial<Rectangle>;

const PREFERRED = { width: 1440, height: 900 };

/** How much of the window's upper edge, in pixels, a screen has to show so that the window can be seen and moved. */
const VISIBLE = { width: 120, height: 40 };

/** Whether the upper edge of a window can be taken with the mouse on a screen. */
function isReachable(window: Rectangle, area: Rectangle): boolean {
  const width = Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x);
  return (
    width >= Math.min(VISIBLE.width, window.width) &&
    window.y >= area.y &&
    window.y + VISIBLE.height <= area.y + area.height
  );
}

/**
 * The place of the window: where it was, if a screen that is there now shows its upper edge, and never larger than that screen.
 *
 * @param areas the work areas of all screens, the first screen's first
 */
export function placeOf(saved: WindowState | undefined, areas: readonly [Rectangle, ...Rectangle[]]): WindowPlace {
  const within = (size: Pick<Rectangle, 'width' | 'height'>, area: Rectangle) => ({
    width: Math.min(size.width, area.width),
    height: Math.min(size.height, area.height),
  });
  if (!saved) return within(PREFERRED, areas[0]);
  const area = areas.find((one) => isReachable(saved, one));
  return area ? { x: saved.x, y: saved.y, ...within(saved, area) } : within(saved, areas[0]);
}

/** Reads the state from its file; undefined if there is none or it cannot be read. */
export function readState(file: string): WindowState | undefined {
  try {
    return savedState.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Writes the window's state into a file when the window closes. A file that cannot be written is no reason to stay open. */
export function keepState(window: BaseWindow, file: string): void {
  window.on('close', () => {
    const state: WindowState = { ...window.getNormalBounds(), maximized: window.isMaximized() };
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(state));
    } catch (error) {
      process.stderr.write(`harness: the window's place was not kept: ${String(error)}\n`);
    }
  });
}
