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
  const whole = DEVICE_SIZES[device];
  const height = isPhone ? Math.max(LEAST_PHONE_HEIGHT, Math.min(whole.height, Math.floor(room.height))) : whole.height;
  return fitSize(device, { width: whole.width, height }, room);
}

function fitSize(device: Scenario['device'], size: Size, room: Size): Fit {
  const byWidth = room.width / size.width;
  const scale =
    device === 'desktop' ? Math.min(1, byWidth) : Math.min(1, byWidth, room.height / Math.min(size.height, 1180));
  const clamped = Math.max(SMALLEST_SCALE, Math.floor(scale * 1000) / 1000);
  const width = device === 'desktop' ? Math.max(size.width, Math.floor(room.width / clamped)) : size.width;
  const height = device === 'desktop' ? Math.floor(room.height / clamped) : size.height;
  return { width, height, scale: clamped };
}
