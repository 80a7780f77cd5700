import type { Check } from '../check';

export const clipped: Check<readonly string[]> = {
  id: 'clipped',
  title: 'No text is cut off',
  look: () => {
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      // Text for screen readers only is one pixel wide, and clipped on purpose.
      if (clientWidth <= 1 || clientHeight <= 1) continue;
      if (scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1) continue;
      if (element.closest('svg, [aria-hidden="true"]') || element.matches('input, select, textarea, iframe')) continue;
      const text = (element.textContent ?? '').trim();
      if (text === '') continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut =
        (scrollWidth > clientWidth + 1 && cuts(overflowX)) || (scrollHeight > clientHeight + 1 && cuts(overflowY));
      if (isCut) found.push(`<${element.tagName.toLowerCase()}> "${text.slice(0, 60)}"`);
    }
    return found;
  },
  judge: (seen) => [...seen],
};
