import { type PageAnswer, waiting } from '../../../core/walks/commands';
import { saidFound, scrollToEnds } from '../../../core/walks/said';
import type { FoundBy } from '../../../core/walks/walk-texts';
import { nameOf } from './find';
import type { Window_ } from './input';

/** Undefined if usable. Disabled elements may wait until a text is read. */
export function obstacle(element: HTMLElement, target: FoundBy, window: Window_): PageAnswer | undefined {
  if (element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null) {
    scrollToEnds(window.document);
    return waiting(`${saidFound(target)} is disabled`);
  }
  if (element.closest('[inert]') !== null) return waiting(`${saidFound(target)} cannot be used at the moment`);
  const cover = coverOf(element, window);
  return cover && waiting(`${saidFound(target)} is covered by ${cover.localName} “${nameOf(cover).slice(0, 60)}”`);
}

/** A pointer cannot reach the element. */
function coverOf(element: HTMLElement, window: Window_): Element | undefined {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const above = window.document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  // Its parts, its label and its parents: a field may be drawn by them.
  if (above === null || element.contains(above) || above.contains(element)) return undefined;
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  if (labels.some((label) => label.contains(above))) return undefined;
  return above.parentElement?.contains(element) ? undefined : above;
}
