/** A ripple is gone after this long, whatever its animation does (spec 9, "Click-ripple deadline"), in milliseconds. */
export const RIPPLE_DEADLINE_MS = 500;

/**
 * Where a ripple is drawn: a circle around the click, just big enough to reach the farthest corner of the button.
 * `x` and `y` are its upper left corner, relative to the button's; all in pixels.
 */
export function rippleCircle(
  button: { readonly width: number; readonly height: number },
  click: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number; readonly size: number } {
  const radius = Math.hypot(Math.max(click.x, button.width - click.x), Math.max(click.y, button.height - click.y));
  return { x: click.x - radius, y: click.y - radius, size: radius * 2 };
}

/**
 * Draws the ripple of one click into `host` and takes it away when its animation ends, at the latest at the deadline. Not
 * drawn where less motion is asked for. Places are set on the element's own style object, which a content security
 * policy without 'unsafe-inline' allows (it forbids style attributes and sheets in the markup).
 */
export function startRipple(host: HTMLElement, click: { readonly x: number; readonly y: number }): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { x, y, size } = rippleCircle(host.getBoundingClientRect(), click);
  const ripple = document.createElement('span');
  // The one place with a physical origin: the click's own coordinates know no direction of writing.
  ripple.className = 'absolute top-0 left-0 rounded-full bg-current animate-ripple';
  ripple.dataset.ripple = '';
  ripple.style.width = `${size}px`;
  ripple.style.height = `${size}px`;
  ripple.style.translate = `${x}px ${y}px`;
  const remove = () => ripple.remove();
  ripple.addEventListener('animationend', remove, { once: true });
  setTimeout(remove, RIPPLE_DEADLINE_MS);
  host.append(ripple);
}
