import type { Check } from '../check';

interface Seen {
  readonly hasBox: boolean;
  readonly hasFacts: boolean;
  readonly isAbove: boolean;
}

/** By keyboard a member would agree before facts that are beside or below. */
export const facts = {
  id: 'facts',
  title: 'The facts of a consent stand above its box, in the open',
  look: () => {
    const box = document.querySelector('main input[name="consent"]');
    const shown = document.querySelector('main [data-facts]');
    const place = shown && box ? shown.compareDocumentPosition(box) : 0;
    const isOpen = shown?.checkVisibility() === true && shown.closest('aside, details') === null;
    return {
      hasBox: box !== null,
      hasFacts: shown !== null,
      isAbove: isOpen && (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    };
  },
  judge: ({ hasBox, hasFacts, isAbove }: Seen) => {
    if (!hasBox || isAbove) return [];
    return [hasFacts ? 'The facts of the consent are not above its box' : 'A consent has no facts'];
  },
} satisfies Check<Seen>;
