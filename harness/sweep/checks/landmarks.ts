import type { Check } from '../check';

interface Seen {
  readonly headings: number;
  readonly mains: number;
}

/** The page has one `h1` and one `main` element. */
export const landmarks: Check<Seen> = {
  id: 'landmarks',
  title: 'One main heading and one main part',
  look: () => {
    // The page of the build holds a hidden heading for the case that no script can be loaded.
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length;
    return { headings: shown('h1'), mains: shown('main') };
  },
  judge: ({ headings, mains }) => [
    ...(headings === 1 ? [] : [`${headings} elements h1`]),
    ...(mains === 1 ? [] : [`${mains} elements main`]),
  ],
};
