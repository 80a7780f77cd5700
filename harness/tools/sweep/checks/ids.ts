import type { Check } from '../check';

/** Ids are unique: labels and descriptions refer to the first element with an id. */
export const ids: Check<readonly string[]> = {
  id: 'ids',
  title: 'No two elements have the same id',
  look: () => {
    const all = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return [...new Set(all.filter((id, at) => all.indexOf(id) !== at))];
  },
  judge: (seen) => seen.map((id) => `Several elements have the id "${id}"`),
};
