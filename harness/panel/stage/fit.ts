import { DEVICE_SIZES, type Size } from '../../core/devices';
import type { Scenario } from '../../core/scenario';

export interface Fit extends Size {
  /** From 0.25 to 1. */
  readonly scale: number;
}

/** Electron's minimum zoom factor. */
const SMALLEST_SCALE = 0.25;

/** A phone's browser bars and keyboard leave no more. */
const LEAST_PHONE_HEIGHT = 480;

/**
 * A desktop viewport fills the height and keeps its minimum width.
 * A phone loses height before it is scaled, to keep texts at their real size.
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
