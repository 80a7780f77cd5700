/** In milliseconds, even if the animation has not ended. */
export const RIPPLE_DEADLINE_MS = 500;

/** `x` and `y`: its box's upper left corner, in pixels. */
export function rippleCircle(
  button: { readonly width: number; readonly height: number },
  click: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number; readonly size: number } {
  const radius = Math.hypot(Math.max(click.x, button.width - click.x), Math.max(click.y, button.height - click.y));
  return { x: click.x - radius, y: click.y - radius, size: radius * 2 };
}

interface RippleHost {
  getBoundingClientRect(): { readonly width: number; readonly height: number };
  append(child: HTMLElement): void;
}

/** Not under reduced motion. Uses `element.style`: the policy forbids style attributes. */
export function startRipple(host: RippleHost, click: { readonly x: number; readonly y: number }): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { x, y, size } = rippleCircle(host.getBoundingClientRect(), click);
  const ripple = document.createElement('span');
  // `left`, because click coordinates count from the left.
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
