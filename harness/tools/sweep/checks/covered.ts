import type { Check } from '../check';

/** A line of text with its element and position. */
interface Line {
  readonly element: Element;
  readonly text: string;
  readonly box: DOMRect;
}

/** Runs after the picture with the whole page in view, because elements outside the view cannot be hit-tested. */
export const covered: Check<readonly string[]> = {
  id: 'covered',
  title: 'No text is covered by something else',
  lookAtWhole: () => {
    // Elements that let clicks through can cover text too.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { pointer-events: auto !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const modal = document.querySelector(
      'dialog:modal, [role="dialog"][aria-modal="true"], [role="dialog"], [role="alertdialog"]',
    );
    const outer = modal ?? document.body;

    /** The part of a rectangle that no scroll or clip area hides. */
    const seenPart = (element: Element, box: DOMRect): DOMRect => {
      let { left, top, right, bottom } = box;
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        if (overflowX !== 'visible' || overflowY !== 'visible') {
          const around = at.getBoundingClientRect();
          left = Math.max(left, around.left);
          right = Math.min(right, around.right);
          top = Math.max(top, around.top);
          bottom = Math.min(bottom, around.bottom);
        }
        if (position === 'fixed') break;
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const paints = (element: Element, part?: string): boolean => {
      if (part !== undefined && getComputedStyle(element, part).content === 'none') return false;
      if (part === undefined && element.matches('img, canvas, video, iframe, svg, svg *')) return true;
      const opacity = (() => {
        let value = 1;
        for (let at: Element | null = element; at !== null; at = at.parentElement)
          value *= Number(getComputedStyle(at).opacity);
        return value;
      })();
      const { backgroundColor, backgroundImage } = getComputedStyle(element, part);
      const alpha = /[,/]\s*([\d.]+)\)$/.exec(/^rgba|\//.test(backgroundColor) ? backgroundColor : '')?.[1] ?? '1';
      return opacity * Number(alpha) > 0.3 || (backgroundImage !== 'none' && opacity > 0.3);
    };
    const isOver = (element: Element, x: number, y: number): Element | undefined => {
      for (const above of document.elementsFromPoint(x, y)) {
        if (above === element) return undefined;
        // An ancestor is hit before the element only where something that it paints lies above.
        if (above.contains(element))
          return ['::before', '::after'].some((part) => paints(above, part)) ? above : undefined;
        if (!element.contains(above) && paints(above)) return above;
      }
      return undefined;
    };

    // On a short page a toast may cover the footer for its few seconds, but nothing else.
    const hasToast = document.querySelector('li[data-swipe-direction]') !== null;
    const lines: Line[] = [];
    const walker = document.createTreeWalker(outer, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: element } = node;
      const text = node.textContent?.trim() ?? '';
      if (
        text === '' ||
        element === null ||
        element.closest('option, script, style, noscript, svg, [aria-hidden="true"], [inert]')
      )
        continue;
      if (hasToast && element.closest('#app-footer') !== null) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const box = seenPart(element, rect);
        // Text for screen readers only is a pixel in size.
        if (box.width > 2 && box.height > 2 && rect.height > 4) lines.push({ element, text, box });
      }
    }
    const found = new Map<string, string>();
    const nameOf = (element: Element) => `<${element.tagName.toLowerCase()}>`;
    for (const { element, text, box } of lines) {
      for (const part of [0.1, 0.5, 0.9]) {
        const above = isOver(element, box.left + box.width * part, box.top + box.height / 2);
        if (above !== undefined) found.set(text, `"${text.slice(0, 60)}" is covered by ${nameOf(above)}`);
      }
    }
    const sorted = lines.sort((one, other) => one.box.top - other.box.top);
    for (const [at, one] of sorted.entries()) {
      for (let next = at + 1; next < sorted.length; next += 1) {
        const other = sorted[next] as Line;
        if (other.box.top > one.box.bottom) break;
        if (one.element === other.element || one.text === other.text) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // With a small line height the boxes of two lines overlap, but not their letters.
        if (width > 4 && height > Math.min(one.box.height, other.box.height) * 0.4)
          found.set(one.text, `"${one.text.slice(0, 60)}" and "${other.text.slice(0, 60)}" overlap`);
      }
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    return [...found.values()];
  },
  judge: (seen) => [...seen],
};
