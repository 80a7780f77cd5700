import type { Check } from '../check';

/**
 * Keyboard focus must be visible. Focuses one element of each kind after the picture, without events, so nothing is
 * validated or opened.
 */
export const focus: Check<readonly string[]> = {
  id: 'focus',
  title: 'The focus is visible',
  lookAtWhole: () => {
    const silent = (event: Event) => event.stopImmediatePropagation();
    const events = ['focus', 'blur', 'focusin', 'focusout', 'change'];
    for (const name of events) addEventListener(name, silent, true);
    const before = document.activeElement;
    // The ring may be on a surrounding row, or on a sibling of a hidden field.
    const placesOf = (element: Element) => {
      const around: Element[] = [];
      for (let at: Element | null = element; at !== null && around.length <= 4; at = at.parentElement) around.push(at);
      return [...around, ...(element.parentElement?.children ?? [])];
    };
    const styleOf = (element: Element): string => {
      const {
        outlineStyle,
        outlineWidth,
        outlineColor,
        boxShadow,
        borderTopColor,
        backgroundColor,
        textDecorationLine,
      } = getComputedStyle(element);
      const outline =
        outlineStyle === 'none' || outlineWidth === '0px' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
      return [outline, boxShadow, borderTopColor, backgroundColor, textDecorationLine].join(' ');
    };
    const lookOf = (element: Element) => placesOf(element).map(styleOf).join();
    const seen = new Set<string>();
    const found: string[] = [];
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]',
    );
    if (before instanceof HTMLElement) before.blur();
    for (const element of all) {
      const kind = `${element.tagName} ${element.getAttribute('type')} ${element.className} ${element.parentElement?.className}`;
      if (
        seen.has(kind) ||
        element.matches(':disabled, [tabindex="-1"], [inert] *') ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue;
      seen.add(kind);
      const unfocused = lookOf(element);
      element.focus({ preventScroll: true });
      // After a mouse press, browsers show the focus only on fields.
      const isFocused = element.matches(':focus-visible');
      const focused = lookOf(element);
      element.blur();
      if (isFocused && focused === unfocused)
        found.push(
          `<${element.tagName.toLowerCase()}> "${(element.textContent || element.ariaLabel || element.id).trim().slice(0, 60)}"`,
        );
    }
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    for (const name of events) removeEventListener(name, silent, true);
    return found;
  },
  judge: (seen) => seen.map((element) => `The focus cannot be seen on ${element}`),
};
