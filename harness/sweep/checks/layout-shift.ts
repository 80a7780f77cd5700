import type { Check } from '../check';

/** Limit for the sum of all layout shifts; half of the limit that Web Vitals call good. */
const LIMIT = 0.05;

/** Content that is on the page does not move while the rest loads. */
export const layoutShift: Check<number> = {
  id: 'layout-shift',
  title: `The layout shifts by less than ${LIMIT}`,
  look: () => (globalThis as unknown as { sweepShift?: number }).sweepShift ?? 0,
  judge: (shift) => (shift < LIMIT ? [] : [`The layout shifts by ${shift.toFixed(3)}`]),
};
