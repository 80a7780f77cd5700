/** Height at the bottom of the window that toasts may take, in pixels: three short ones. */
const TOASTS_HEIGHT = 200;

/** Vertical place of a control in the window, in pixels. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** The edge of the window at which toasts do not cover a control: the bottom, unless the control is there. */
export function edgeBeside(control: Span | undefined, windowHeight: number): 'top' | 'bottom' {
  if (!control) return 'bottom';
  const isVisible = control.bottom > 0 && control.top < windowHeight;
  return isVisible && control.bottom > windowHeight - TOASTS_HEIGHT ? 'top' : 'bottom';
}

const CONTROL = 'a, button, input, select, textarea, label, summary';
let pressed: Element | null = null;

/** Remembers the control that was pressed last. Returns a function that stops. */
export function watchPresses(): () => void {
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest(CONTROL) : null;
  };
  document.addEventListener('pointerdown', remember, true);
  return () => document.removeEventListener('pointerdown', remember, true);
}

/** The control that the member used last: the one pressed, or with the keyboard the focused one. Undefined if it is gone. */
export function lastControl(): Span | undefined {
  const focused = document.activeElement?.matches(CONTROL) ? document.activeElement : null;
  const control = pressed?.isConnected ? pressed : focused;
  return control?.getBoundingClientRect();
}
