/** Time after which a ripple is removed even if its animation has not ended, in milliseconds (PRODUCT.md, 'Constants'). */
export const RIPPLE_DEADLINE_MS = 500;

/**
 * Position and size of a ripple: a circle around the click, just large enough to reach the farthest corner of the button.
 * `x` and `y` are the upper left corner of the circle's bounding box, relative to the button; all in pixels.
 */
export function rippleCircle(
  button: { readonly width: number; readonly height: number },
  click: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number; readonly size: number } {
  const radius = Math.hypot(Math.max(click.x, button.width - click.x), Math.max(click.y, button.height - click.y));
  return { x: click.x - radius, y: click.y - radius, size: radius * 2 };
}

/** The part of an element that a ripple needs. */
interface RippleHost {
  getBoundingClientRect(): { readonly width: number; readonly height: number };
  append(child: HTMLElement): void;
}

/**
 * Shows the ripple of one click inside `host`, and removes it when its animation ends, or after `RIPPLE_DEADLINE_MS`. Shows
 * nothing if the member prefers reduced motion. Position and size are set through the element's `style` object, which a content
 * security policy without 'unsafe-inline' allows (it forbids style attributes and <style> elements).
 */
export function startRipple(host: RippleHost, click: { readonly x: number; readonly y: number }): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { x, y, size } = rippleCircle(host.getBoundingClientRect(), click);
  const ripple = document.createElement('span');
  // `left`, not `start`: the coordinates of a click are counted from the left in every writing direction.
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
