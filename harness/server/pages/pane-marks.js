/**
 * Draws frames around elements of the app, on a layer above it: the app's own page is not touched.
 */

const layer = document.querySelector('#marks');
/** Element of the app and class of the frame around it. */
let marked = [];
let isWaiting = false;

/** Replaces all marks. */
export function setMarks(marks) {
  marked = marks.map(({ element, why }) => {
    const box = document.createElement('div');
    box.className = `mark ${why}`;
    return { element, box };
  });
  layer.replaceChildren(...marked.map(({ box }) => box));
  placeMarks();
}

/** Moves the marks to the present positions of their elements. */
export function placeMarks() {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    for (const { element, box } of marked) {
      const { left, top, width, height } = element.getBoundingClientRect();
      box.hidden = !element.isConnected || width === 0;
      // The content security policy forbids style attributes, but not a change of the style by script.
      Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    }
  });
}

/** Shows an element: scrolls to it, and draws a thick frame around it for a moment. */
export function pointAt(element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = document.createElement('div');
  box.className = 'mark pointed';
  marked.push({ element, box });
  layer.append(box);
  placeMarks();
  setTimeout(() => {
    marked = marked.filter((mark) => mark.box !== box);
    box.remove();
  }, 1500);
}
