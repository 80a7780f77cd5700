import type { Check } from '../check';

/** The largest distance of a page's parts, and a line: a kept place is no higher. In pixels. */
const LIMIT = 32 + 24;

/** Read with the whole page in view, where no bar sticks over other content. */
export const holes: Check<readonly { readonly px: number; readonly after: string }[]> = {
  id: 'holes',
  title: 'A place that is kept empty is at most a line',
  lookAtWhole: () => {
    const main = document.querySelector('main');
    if (main === null) return [];
    interface Ink {
      readonly top: number;
      readonly bottom: number;
      readonly text: string;
      readonly element: Element;
      /** The lower edge of a box: room above it is the box's. */
      readonly isEnd: boolean;
    }
    const ink: Ink[] = [];
    const add = (element: Element, { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>, text = '', isEnd = false) =>
      ink.push({ top, bottom, text: text.trim().slice(0, 40), element, isEnd });
    const range = document.createRange();
    const seen = { opacityProperty: true, visibilityProperty: true };
    for (const element of main.querySelectorAll('*')) {
      if (element.closest('aside, svg svg, option') !== null || !element.checkVisibility(seen)) continue;
      const box = element.getBoundingClientRect();
      // Texts for screen readers alone are a pixel in size.
      if (box.width <= 2 || box.height <= 0) continue;
      const { backgroundColor, borderTopWidth, borderBottomWidth } = getComputedStyle(element);
      const isFilled = !/^transparent$|, 0\)$|\/ 0\)$/.test(backgroundColor);
      const isDrawn = element.matches('svg, img, canvas, iframe, video, input, select, textarea, progress');
      if (isDrawn || (isFilled && element.childElementCount === 0)) add(element, box);
      if (isFilled || borderTopWidth !== '0px') add(element, { top: box.top, bottom: box.top + 1 });
      if (isFilled || borderBottomWidth !== '0px') add(element, { top: box.bottom - 1, bottom: box.bottom }, '', true);
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || (node.textContent ?? '').trim() === '') continue;
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) if (rect.width > 2) add(element, rect, node.textContent ?? '');
      }
    }
    ink.sort((one, other) => one.top - other.top);
    const found: { px: number; after: string }[] = [];
    let bottom = Number.POSITIVE_INFINITY;
    let after = '';
    for (const one of ink) {
      const bar = one.element.closest('[data-flow-actions]');
      // At the window's bottom, however short the page is.
      const isApart = bar !== null && getComputedStyle(bar).position === 'sticky';
      if (one.top > bottom && !isApart && !one.isEnd) found.push({ px: Math.round(one.top - bottom), after });
      bottom = bottom === Number.POSITIVE_INFINITY ? one.bottom : Math.max(bottom, one.bottom);
      if (one.text !== '') after = one.text;
    }
    return found;
  },
  judge: (seen) =>
    seen.filter(({ px }) => px > LIMIT).map(({ px, after }) => `${px} pixels are empty below “${after}”`),
};
