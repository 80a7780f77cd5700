import type { Scenario } from './scenario';

/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const DEVICE_SIZES = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  'small-phone': { width: 320, height: 640 },
} as const satisfies Record<Scenario['device'], Size>;
