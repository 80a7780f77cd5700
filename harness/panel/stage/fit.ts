import type { Scenario } from '../../engine/scenario';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The viewport of each device, in CSS pixels. */
export const DEVICE_SIZES = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const satisfies Record<Scenario['device'], Size>;

export interface Fit extends Size {
  /** Drawn size of one CSS pixel, at most 1. */
  readonly scale: number;
}

/** Electron cannot zoom a page below a quarter. */
const SMALLEST_SCALE = 0.25;

/**
 * The device's viewport, made small enough for the room. A desktop takes all the height there is: its window has no
 * height of its own, and an empty stripe beside it helps nobody.
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
