import type { Check } from '../check';

export const pageErrors: Check = {
  id: 'unhandled',
  title: 'No error of the program stays unhandled',
  judge: (_seen, observed) => [...observed.pageErrors],
};
