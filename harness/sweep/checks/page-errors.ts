import type { Check } from '../check';

/** There is no uncaught error and no unhandled rejection. */
export const pageErrors: Check = {
  id: 'unhandled',
  title: 'No error of the program stays unhandled',
  judge: (_seen, observed) => [...observed.pageErrors],
};
