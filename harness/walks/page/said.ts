import type { FoundBy } from '../../engine/walks/walk-texts';

/** What both drivers of walks say and do: that of Playwright, and that which runs in the page. */

/** Where the page is at rest: the app's own mark, a page of the wider product, a vendor's page. */
export const AT_REST = 'html[data-ready], body.document, body.vendor';

/** Most names that a message about a missing element lists. */
const MAX_NAMED = 8;

/** A target in the words of the page. */
export function saidFound({ role, words, nth, within }: FoundBy): string {
  const which = [words && `“${words.said}”`, nth && `number ${nth}`, within && `in ${saidFound(within)}`];
  return [role, ...which].filter(Boolean).join(' ');
}

/** The names of elements that are there, for a message about one that is not. */
export function listed(names: readonly string[]): string {
  const known = [...new Set(names.map((name) => name.replace(/\s+/g, ' ').trim()).filter(Boolean))];
  if (known.length === 0) return '';
  const shown = known.slice(0, MAX_NAMED).map((name) => `“${name}”`);
  return `; there are ${shown.join(', ')}${known.length > MAX_NAMED ? ' and more' : ''}`;
}

/** Shows the end of a page, by default that of the present document, and then of each part of it that can be scrolled. Runs in the page. */
export function scrollToEnds(page?: Document): void {
  const scope = page ?? document;
  // Not every element that is cut can be scrolled: what only screen readers read is cut, too, and would lead back to the page's top.
  const canScroll = (element: Element) =>
    element.scrollHeight > element.clientHeight + 1 &&
    (element === scope.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowY));
  for (const element of [scope.documentElement, ...scope.querySelectorAll('main *')].filter(canScroll)) {
    element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
    element.lastElementChild?.scrollIntoView({ block: 'end', behavior: 'instant' });
  }
}
