import type { Check } from '../check';

/** Each id belongs to one element: a label or a description that names an id belongs to the first element that has it. */
export const ids: Check<readonly string[]> = {
  id: 'ids',
  title: 'No two elements have the same id',
  look: () => {
    const all = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return [...new Set(all.filter((id, at) => all.indexOf(id) !== at))];
  },
  judge: (seen) => seen.map((id) => `Several elements have the id "${id}"`),
};
