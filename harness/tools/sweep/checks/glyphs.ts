import type { Check } from '../check';
import { isDrawn } from '../fonts/web-fonts';

/** Characters shown with one font list. */
interface Shown {
  readonly families: readonly string[];
  readonly characters: string;
}

/**
 * Every character is in one of the product's web fonts. Otherwise the system's font draws it, or an empty box if there
 * is none.
 */
export const glyphs: Check<readonly Shown[]> = {
  id: 'glyphs',
  title: 'Every character is in one of the fonts that come with the page',
  look: () => {
    const byFont = new Map<string, Set<string>>();
    const add = (element: Element, text: string) => {
      const { fontFamily } = getComputedStyle(element);
      const known = byFont.get(fontFamily) ?? new Set();
      byFont.set(fontFamily, known);
      for (const character of text) known.add(character);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: element } = node;
      // The browser draws a select's list in the system font.
      if (element === null || element.closest('script, style, noscript, option') || !element.checkVisibility())
        continue;
      add(element, node.textContent ?? '');
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      if (field.checkVisibility()) add(field, field.value + field.placeholder);
    }
    return [...byFont].map(([families, characters]) => ({
      families: families.split(',').map((family) => family.trim().replace(/^["']|["']$/g, '')),
      characters: [...characters].join(''),
    }));
  },
  judge: (seen) =>
    seen.flatMap(({ families, characters }) =>
      [...characters]
        // Spaces, control characters and direction marks have no shape; every system has a font for ASCII.
        .filter((character) => !/[\p{Z}\p{C}\p{ASCII}]/u.test(character) && !isDrawn(character, families))
        .map((character) => `“${character}” (${codeOf(character)}) is in none of the web fonts ${families.join(', ')}`),
    ),
};

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
