/** In pixels. */
const TOASTS_HEIGHT = 200;

/** In pixels. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Away from the control; default: bottom. */
export function edgeBeside(control: Span | undefined, windowHeight: number): 'top' | 'bottom' {
  if (!control) return 'bottom';
  const isVisible = control.bottom > 0 && control.top < windowHeight;
  return isVisible && control.bottom > windowHeight - TOASTS_HEIGHT ? 'top' : 'bottom';
}

const CONTROL = 'a, button, input, select, textarea, label, summary';
let pressed: Element | null = null;

/** Returns a function that stops. */
export function watchPresses(): () => void {
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest(CONTROL) : null;
  };
  document.addEventListener('pointerdown', remember, true);
  return () => document.removeEventListener('pointerdown', remember, true);
}

/** Undefined if removed. */
export function lastControl(): Span | undefined {
  const focused = document.activeElement?.matches(CONTROL) ? document.activeElement : null;
  const control = pressed?.isConnected ? pressed : focused;
  return control?.getBoundingClientRect();
}
