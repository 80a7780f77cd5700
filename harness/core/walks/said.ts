import type { FoundBy } from './walk-texts';

/** Shared by Playwright's driver and the one in the page. */

/** The app's mark, the wider product, or a vendor. */
export const AT_REST = 'html[data-ready], body.document, body.vendor';

/** In error messages. */
const MAX_NAMED = 8;

export function saidFound({ role, words, nth, within }: FoundBy): string {
  const which = [words && `“${words.said}”`, nth && `number ${nth}`, within && `in ${saidFound(within)}`];
  return [role, ...which].filter(Boolean).join(' ');
}

export function listed(names: readonly string[]): string {
  const known = [...new Set(names.map((name) => name.replace(/\s+/g, ' ').trim()).filter(Boolean))];
  if (known.length === 0) return '';
  const shown = known.slice(0, MAX_NAMED).map((name) => `“${name}”`);
  return `; there are ${shown.join(', ')}${known.length > MAX_NAMED ? ' and more' : ''}`;
}

/** Of a page and its scrolling parts. Runs in the page. */
export function scrollToEnds(page?: Document): void {
  const scope = page ?? document;
  // Visually hidden texts are clipped too, and would scroll back to the top.
  const canScroll = (element: Element) =>
    element.scrollHeight > element.clientHeight + 1 &&
    (element === scope.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowY));
  for (const element of [scope.documentElement, ...scope.querySelectorAll('main *')].filter(canScroll)) {
    element.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
    element.lastElementChild?.scrollIntoView({ block: 'end', behavior: 'instant' });
  }
}
