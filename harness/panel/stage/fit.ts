import { DEVICE_SIZES, type Size } from '../../engine/devices';
import type { Scenario } from '../../engine/scenario';

/** Viewport of the app, and the scale at which it is drawn. */
export interface Fit extends Size {
  /** Scale factor, from 0.25 to 1. */
  readonly scale: number;
}

/** Electron's minimum zoom factor. */
const SMALLEST_SCALE = 0.25;

/**
 * Scales a device's viewport down so that it fits into the available space. The desktop viewport takes the whole height and
 * at least its minimum width, because a browser window on a desktop has no fixed height.
 */
export function fitInto(device: Scenario['device'], room: Size): Fit {
  const size = DEVICE_SIZES[device];
  const byWidth = room.width / size.width;
  const scale =
    device === 'desktop' ? Math.min(1, byWidth) : Math.min(1, byWidth, room.height / Math.min(size.height, 1180));
  const clamped = Math.max(SMALLEST_SCALE, Math.floor(scale * 1000) / 1000);
  const width = device === 'desktop' ? Math.max(size.width, Math.floor(room.width / clamped)) : size.width;
  const height = device === 'desktop' ? Math.floor(room.height / clamped) : size.height;
  return { width, height, scale: clamped };
}
