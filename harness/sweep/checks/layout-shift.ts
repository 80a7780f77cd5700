import type { Check } from '../check';

/** Sum of all shifts from which on a page is felt to jump; half of what the web vitals call good. */
const LIMIT = 0.05;

/** What is on the page stays in its place while the rest arrives. */
export const layoutShift: Check<number> = {
  id: 'layout-shift',
  title: `The layout shifts by less than ${LIMIT}`,
  look: () => (globalThis as unknown as { sweepShift?: number }).sweepShift ?? 0,
  judge: (shift) => (shift < LIMIT ? [] : [`The layout shifts by ${shift.toFixed(3)}`]),
};
