import type { Check } from '../check';

/** No script ends with an error that nobody handles, and no promise either. */
export const pageErrors: Check = {
  id: 'unhandled',
  title: 'No uncaught error and no unhandled rejection',
  judge: (_seen, observed) => [...observed.pageErrors],
};
