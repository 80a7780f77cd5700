import type { Check } from '../check';

export const overflow: Check<readonly string[]> = {
  id: 'overflow',
  title: 'Nothing is wider than the page',
  look: () => {
    const root = document.scrollingElement ?? document.documentElement;
    const width = root.clientWidth;
    if (root.scrollWidth <= width) return [];
    const wide = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      // Text for screen readers only is one pixel wide.
      return own > 1 && (left < -1 || right > width + 1);
    });
    // Names an element only if nothing inside it is too wide too.
    const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
    const named = innermost.map(
      (element) => `<${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().slice(0, 60)}"`,
    );
    return [`The page is ${root.scrollWidth} px wide instead of ${width} px`, ...named.slice(0, 5)];
  },
  judge: (seen) => [...seen],
};
