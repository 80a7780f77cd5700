import type { Check } from '../check';

/** Longer lines are hard to follow. */
const LIMIT = 72;

export const measure: Check<readonly { readonly characters: number; readonly text: string }[]> = {
  id: 'measure',
  title: `A line of text has at most ${LIMIT} characters`,
  look: () => {
    const range = document.createRange();
    return [...document.querySelectorAll<HTMLElement>('main :is(p, li, dd)')].flatMap((element) => {
      if (!element.checkVisibility() || element.querySelector('p, li, dd, div, button, input') !== null) return [];
      const text = (element.textContent ?? '').trim();
      const lines = new Map<number, number>();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        range.selectNodeContents(node);
        for (const { top, width } of range.getClientRects()) {
          const line = Math.round(top / 8);
          lines.set(line, (lines.get(line) ?? 0) + width);
        }
      }
      if (lines.size < 2) return [];
      const widths = [...lines.values()];
      const all = widths.reduce((sum, width) => sum + width, 0);
      return [{ characters: Math.round((Math.max(...widths) / all) * text.length), text: text.slice(0, 60) }];
    });
  },
  judge: (seen) =>
    seen
      .filter(({ characters }) => characters > LIMIT)
      .map(({ characters, text }) => `A line of “${text}” has ${characters} characters`),
};
