/** Smallest width and height of a target that axe's rule `target-size` accepts, in CSS pixels (WCAG 2.2, 2.5.8). */
export const SMALLEST_TARGET = 24;

/**
 * Whether axe's rules about sizes and places, `target-size` and `scrollable-region-focusable`, can find something: a target that is small,
 * or that touches another one, or an area that scrolls. This check takes a tenth of the time of the rules. Runs in the page, so it may use
 * nothing from outside its own body.
 */
export function hasSizeRisk(smallest: number): boolean {
  const targets = document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex][role]');
  const rects = [...targets]
    .map((target) => target.getBoundingClientRect())
    .filter((rect) => rect.width * rect.height > 0);
  const touch = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const canScroll = (element: Element) => {
    if (element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth) return false;
    const { overflowX, overflowY } = getComputedStyle(element);
    return [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll');
  };
  return (
    rects.some(({ width, height }) => width < smallest || height < smallest) ||
    rects.some((one, at) => rects.slice(at + 1).some((other) => touch(one, other))) ||
    [...document.body.querySelectorAll('*')].some(canScroll)
  );
}
