import { DEVICE_SIZES, type Size } from '../../engine/devices';
import type { Scenario } from '../../engine/scenario';

/** Viewport of the app, and the scale at which it is drawn. */
export interface Fit extends Size {
  /** Scale factor, from 0.25 to 1. */
  readonly scale: number;
}

/** Electron's minimum zoom factor. */
const SMALLEST_SCALE = 0.25;

/** The least height of a phone's viewport: the bars of its browser and its keyboard leave as little. */
const LEAST_PHONE_HEIGHT = 480;

/**
 * Scales a device's viewport down so that it fits into the available space. The desktop viewport takes the whole height and
 * at least its minimum width, because a browser window on a desktop has no fixed height. A phone's is rather lower than scaled, as far as
 * it goes, so that texts have their real size.
 */
export function fitInto(device: Scenario['device'], room: Size): Fit {
  const isPhone = device === 'phone' || device === 'small-phone';
  const { width, height: whole } = DEVICE_SIZES[device];
  const height = isPhone ? Math.max(LEAST_PHONE_HEIGHT, Math.min(whole, Math.floor(room.height))) : whole;
  const byWidth = Math.min(1, room.width / width);
  const fitting = device === 'desktop' ? byWidth : Math.min(byWidth, room.height / Math.min(height, 1180));
  const scale = Math.max(SMALLEST_SCALE, Math.floor(fitting * 1000) / 1000);
  if (device !== 'desktop') return { width, height, scale };
  return { width: Math.max(width, Math.floor(room.width / scale)), height: Math.floor(room.height / scale), scale };
}
