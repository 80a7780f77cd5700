import type { Mark } from '../../core/pane-messages';
import { element } from './element';

/** Draws frames around elements of the app, on a layer above it: the app's own page is not touched. */

const layer = element('#marks');
let marked: { readonly element: Element; readonly box: HTMLElement }[] = [];
let isWaiting = false;

/** Replaces all marks. */
export function setMarks(marks: readonly { readonly element: Element; readonly why: Mark['why'] }[]): void {
  marked = marks.map(({ element, why }) => {
    return { element, box: boxOf(why) };
  });
  layer.replaceChildren(...marked.map(({ box }) => box));
  placeMarks();
}

function boxOf(why: Mark['why'] | 'pointed'): HTMLElement {
  const box = document.createElement('div');
  box.className = `mark ${why}`;
  return box;
}

export function placeMarks(): void {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    for (const { element, box } of marked) {
      const { left, top, width, height } = element.getBoundingClientRect();
      box.hidden = !element.isConnected || width === 0;
      // The content security policy forbids only style attributes.
      Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    }
  });
}

/** Scrolls to it and draws a thick frame for a moment. */
export function pointAt(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = boxOf('pointed');
  marked.push({ element, box });
  layer.append(box);
  placeMarks();
  setTimeout(() => {
    marked = marked.filter((mark) => mark.box !== box);
    box.remove();
  }, 1500);
}
