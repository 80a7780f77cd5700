import type { Check } from '../check';
import { contractWords } from './known-words';

/**
 * In right-to-left text, left-to-right words, amounts and codes are isolated by `dir`, `<bdi>` or U+2066 to U+2069.
 * Otherwise browsers may reorder their parts, such as '+' behind a phone number.
 */
export const isolation: Check<readonly string[]> = {
  id: 'isolation',
  title: 'Numbers and names keep their order in text that runs from right to left',
  look: () => {
    const RTL = /[\u0590-\u08ff]/;
    // Latin words with adjacent characters, and numbers with signs or spaces inside. A plain number keeps its order.
    const LTR = /[+\d]*[A-Za-z][A-Za-z\d@._+:/%*•&’'-]*|\+\d[\d ()-]*\d|\d+(?:[ -]\d+)+/g;
    const isolated = (from: Element, block: Element): boolean => {
      for (let at: Element | null = from; at !== null && at !== block; at = at.parentElement) {
        if (/isolate|plaintext/.test(getComputedStyle(at).unicodeBidi)) return true;
      }
      return false;
    };
    const blockOf = (from: Element): Element => {
      let at = from;
      while (at.parentElement !== null && /^(inline|contents)$/.test(getComputedStyle(at).display))
        at = at.parentElement;
      return at;
    };
    /** Number of isolating characters still open in the block's text so far. */
    const depths = new Map<Element, number>();
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: element, textContent } = node;
      const text = textContent ?? '';
      if (element === null || element.closest('script, style, noscript, option, svg') || !element.checkVisibility())
        continue;
      const block = blockOf(element);
      if (getComputedStyle(block).direction !== 'rtl' || !RTL.test(block.textContent ?? '')) continue;
      const before = depths.get(block) ?? 0;
      const depthAt = (end: number): number =>
        [...text.slice(0, end)].reduce(
          (depth, character) =>
            /[\u2066-\u2068]/.test(character) ? depth + 1 : character === '\u2069' ? depth - 1 : depth,
          before,
        );
      depths.set(block, depthAt(text.length));
      if (isolated(element, block)) continue;
      for (const run of text.matchAll(LTR)) {
        if (depthAt(run.index) === 0) found.push(`“${run[0]}” in “${(block.textContent ?? '').trim().slice(0, 80)}”`);
      }
    }
    return [...new Set(found)];
  },
  judge: (seen, { scenario }) => {
    if (scenario.pseudo === 'mirrored') return [];
    // These words come before the message, followed by a comma, so their order does not change.
    const fixed = contractWords(scenario).map((word) => `“${word}”`);
    return seen.filter((problem) => !fixed.some((word) => problem.startsWith(word)));
  },
};
