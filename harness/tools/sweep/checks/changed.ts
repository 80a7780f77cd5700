import type { Check } from '../check';

/** The texts that a page showed before a press, by the runner of walks. */
interface WithTextsBefore {
  sweepTextsBefore?: ReadonlySet<string> | undefined;
}

/** Runs in the page before a press. */
export function markTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = new Set<string>();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.checkVisibility()) texts.add((node.textContent ?? '').trim());
  }
  (globalThis as WithTextsBefore).sweepTextsBefore = texts;
}

/** What a press has changed is in view and not covered; a message in any case. */
export const changed: Check<readonly string[]> = {
  id: 'changed',
  title: 'What a press has changed can be seen',
  look: () => {
    const marked = globalThis as WithTextsBefore;
    const before = marked.sweepTextsBefore;
    // Only those of one press.
    marked.sweepTextsBefore = undefined;
    if (before === undefined) return [];
    const isSeen = (element: Element, { left, top, width, height }: DOMRect) => {
      const [x, y] = [left + width / 2, top + height / 2];
      const above = document.elementFromPoint(x, y);
      return above !== null && (element.contains(above) || above.contains(element));
    };
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const news: { readonly text: string; readonly seen: boolean; readonly message: Element | null }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: element } = node;
      const text = (node.textContent ?? '').trim();
      if (text === '' || before.has(text) || element === null || !element.checkVisibility()) continue;
      if (element.closest('option, script, style, noscript, [aria-hidden="true"]')) continue;
      range.selectNodeContents(node);
      const [rect] = range.getClientRects();
      // Texts for screen readers alone are a pixel in size.
      if (rect === undefined || rect.width <= 2 || rect.height <= 4) continue;
      const message = element.closest('[role="alert"], [data-outcome]');
      news.push({ text: text.slice(0, 60), seen: isSeen(element, rect), message });
    }
    // The first line of a message is enough.
    const messages = new Map(news.toReversed().map((one) => [one.message, one]));
    messages.delete(null);
    const unseen = [...messages.values()].filter(({ seen }) => !seen);
    const all = news.length > 0 && news.every(({ seen }) => !seen) ? news.slice(0, 1) : [];
    return [...new Set([...unseen, ...all].map(({ text }) => text))];
  },
  judge: (seen) => seen.map((text) => `The press has changed “${text}”, which is out of view or covered`),
};
