/** By synthetic events. */

/** The app's classes differ from the outer page's. */
export type Window_ = Window & typeof globalThis;

export function press(element: HTMLElement, window: Window_): void {
  const box = element.getBoundingClientRect();
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  const common = { ...at, bubbles: true, cancelable: true, composed: true, button: 0, view: window };
  const pointer = { ...common, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  element.dispatchEvent(new window.PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  if (element.dispatchEvent(new window.MouseEvent('mousedown', { ...common, buttons: 1 }))) {
    element.closest<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')?.focus();
  }
  element.dispatchEvent(new window.PointerEvent('pointerup', pointer));
  element.dispatchEvent(new window.MouseEvent('mouseup', common));
  element.click();
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

export function isTextField(element: Element, window: Window_): element is TextField {
  return element instanceof window.HTMLInputElement || element instanceof window.HTMLTextAreaElement;
}

export function type(field: TextField, text: string, window: Window_): void {
  field.focus();
  setValue(field, text, window);
}

/** By the browser's setter: React replaces the element's to notice its own changes. */
export function setValue(field: TextField | HTMLSelectElement, value: string, window: Window_): void {
  const own = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(field, value);
  tellChange(field, window);
}

export function tellChange(field: HTMLElement, window: Window_): void {
  field.dispatchEvent(new window.InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  field.dispatchEvent(new window.Event('change', { bubbles: true }));
}

export function isTicked(element: HTMLElement): boolean {
  return 'checked' in element ? element.checked === true : element.getAttribute('aria-checked') === 'true';
}

/** In milliseconds: background tabs draw no frames. */
const FRAMES_MS = 100;

/** Effects of an act may begin with the next frame. */
export function frames(window: Window): Promise<void> {
  return new Promise((done) => {
    window.setTimeout(done, FRAMES_MS);
    window.requestAnimationFrame(() => window.requestAnimationFrame(() => done()));
  });
}
