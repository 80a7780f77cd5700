import type { Check } from '../check';

export const spilled: Check<readonly string[]> = {
  id: 'spilled',
  title: 'No text overflows its button',
  look: () => {
    const found: string[] = [];
    const controls = 'button, summary, [role="button"], [role="tab"], [role="radio"], [role="option"], a, label';
    for (const element of document.querySelectorAll<HTMLElement>(controls)) {
      const text = (element.innerText ?? '').trim();
      // An inline link is as large as its text.
      if (text === '' || getComputedStyle(element).display === 'inline' || !element.checkVisibility()) continue;
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if ((node.textContent ?? '').trim() === '') continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const outside = [...range.getClientRects()].some(
          ({ left, right, top, bottom, width }) =>
            // Text for screen readers only is one pixel wide.
            width > 1 &&
            (left < box.left - 1 || right > box.right + 1 || top < box.top - 2 || bottom > box.bottom + 2) &&
            !node.parentElement?.closest('.sr-only'),
        );
        if (outside) {
          found.push(`<${element.tagName.toLowerCase()}> "${text.slice(0, 60)}"`);
          break;
        }
      }
    }
    return found;
  },
  judge: (seen) => [...seen],
};
