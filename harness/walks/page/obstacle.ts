import type { FoundBy } from '../../engine/walks/walk-texts';
import { type PageAnswer, waiting } from './commands';
import { nameOf } from './find';
import type { Window_ } from './input';
import { saidFound, scrollToEnds } from './said';

/** Why a person could not use an element now; undefined if they could. A disabled one may wait until a text was read to its end. */
export function obstacle(element: HTMLElement, target: FoundBy, window: Window_): PageAnswer | undefined {
  if (element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null) {
    scrollToEnds(window.document);
    return waiting(`${saidFound(target)} is disabled`);
  }
  if (element.closest('[inert]') !== null) return waiting(`${saidFound(target)} cannot be used at the moment`);
  const cover = coverOf(element, window);
  return cover && waiting(`${saidFound(target)} is covered by ${cover.localName} “${nameOf(cover).slice(0, 60)}”`);
}

/** What lies over the middle of an element, so that a pointer cannot reach it. */
function coverOf(element: HTMLElement, window: Window_): Element | undefined {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const above = window.document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  // Its own parts, its label, and what it is in: a field may be drawn by the element around it.
  if (above === null || element.contains(above) || above.contains(element)) return undefined;
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  if (labels.some((label) => label.contains(above))) return undefined;
  return above.parentElement?.contains(element) ? undefined : above;
}
