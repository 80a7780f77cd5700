import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BaseWindow, Rectangle } from 'electron';
import * as z from 'zod';

/** In CSS pixels of the screen. */
const savedState = z.object({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  maximized: z.boolean(),
});
export type WindowState = z.infer<typeof savedState>;

/** Default: the middle of the first screen. */
export type WindowPlace = Pick<Rectangle, 'width' | 'height'> & Partial<Rectangle>;

const PREFERRED = { width: 1440, height: 900 };

/** In pixels: enough of the upper edge to move the window. */
const VISIBLE = { width: 120, height: 40 };

/** Whether the mouse can reach its upper edge. */
function isReachable(window: Rectangle, area: Rectangle): boolean {
  const width = Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x);
  return (
    width >= Math.min(VISIBLE.width, window.width) &&
    window.y >= area.y &&
    window.y + VISIBLE.height <= area.y + area.height
  );
}

/**
 * The previous place if a screen still shows its upper edge, at most as large as that screen.
 * @param areas work areas, first screen first
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

/** Undefined if it is missing or cannot be read. */
export function readState(file: string): WindowState | undefined {
  try {
    return savedState.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** When the window closes. A write error is no reason to keep it open. */
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
