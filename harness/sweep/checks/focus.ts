import type { Check } from '../check';

/**
 * What has the focus of the keyboard looks different from what has not. Focuses one element of each kind, after the picture; neither the app
 * nor another script learns of it, so nothing is checked or opened.
 */
export const focus: Check<readonly string[]> = {
  id: 'focus',
  title: 'The focus is visible',
  lookAtWhole: () => {
    const silent = (event: Event) => event.stopImmediatePropagation();
    const events = ['focus', 'blur', 'focusin', 'focusout', 'change'];
    for (const name of events) addEventListener(name, silent, true);
    const before = document.activeElement;
    // The ring may be around a row that holds the element, or on what stands beside a field that is not drawn.
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
      // After a press of the mouse, the browser itself shows the focus on fields alone.
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
