import type { Check } from '../check';

/** There is no uncaught error and no unhandled rejection. */
export const pageErrors: Check = {
  id: 'unhandled',
  title: 'No uncaught error and no unhandled rejection',
  judge: (_seen, observed) => [...observed.pageErrors],
};
