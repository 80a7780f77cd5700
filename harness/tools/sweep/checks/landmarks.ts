import type { Check } from '../check';

interface Seen {
  readonly headings: number;
  readonly mains: number;
}

export const landmarks: Check<Seen> = {
  id: 'landmarks',
  title: 'One main heading and one main part',
  look: () => {
    // The built page has a hidden heading in case no script loads.
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length;
    return { headings: shown('h1'), mains: shown('main') };
  },
  judge: ({ headings, mains }) => [
    ...(headings === 1 ? [] : [`${headings} elements h1`]),
    ...(mains === 1 ? [] : [`${mains} elements main`]),
  ],
};
