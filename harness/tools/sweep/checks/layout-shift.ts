import type { Check } from '../check';

/** Limit for the sum of all layout shifts; half of what Web Vitals call good. */
const LIMIT = 0.05;

/** What `shiftScript` counted in a page. */
export interface CountedShifts {
  readonly sum: number;
  /** The elements that moved: name and first words. */
  readonly moved: readonly string[];
}

export const layoutShift: Check<CountedShifts> = {
  id: 'layout-shift',
  title: `The layout shifts by less than ${LIMIT}`,
  look: () => {
    const { sweepShift = 0, sweepMoved = [] } = globalThis as { sweepShift?: number; sweepMoved?: string[] };
    return { sum: sweepShift, moved: sweepMoved };
  },
  judge: ({ sum, moved }) => (sum < LIMIT ? [] : [`The layout shifts by ${sum.toFixed(3)}: ${moved.join(', ')}`]),
};
