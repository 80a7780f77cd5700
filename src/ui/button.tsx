import { cx } from 'class-variance-authority';
import * as Slot from 'radix-ui/slot';
import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from 'react';
import { loadFile } from '../lib/load-file';
import { type ButtonSize, type ButtonVariant, buttonStyles, showsSubtitle } from './button-styles';
import { Spinner } from './icons';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Default: `secondary`. */
  readonly variant?: ButtonVariant | undefined;
  /** Default: `middle`. */
  readonly size?: ButtonSize | undefined;
  readonly block?: boolean | undefined;
  /** Replaces the colours of the variant. */
  readonly danger?: boolean | undefined;
  /** Keeps width and focus, and ignores clicks. */
  readonly loading?: boolean | undefined;
  /** For screen readers. */
  readonly loadingLabel?: string | undefined;
  readonly subtitle?: ReactNode;
  /** The only child, such as a link, becomes the button. */
  readonly asChild?: boolean | undefined;
}

/** `type` defaults to `button`. */
export function Button({
  variant = 'secondary',
  size = 'middle',
  block = false,
  danger = false,
  loading = false,
  loadingLabel,
  subtitle,
  asChild = false,
  disabled = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const rippleHost = useRef<HTMLSpanElement>(null);
  const inactive = loading || disabled;

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (inactive) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (rippleHost.current) void ripple(rippleHost.current, clickIn(rippleHost.current, event));
    onClick?.(event);
  };

  const shared = {
    ...rest,
    className: cx(buttonStyles({ variant, size, block, danger, disabled }), className),
    onClick: click,
    'aria-busy': loading || undefined,
  };
  // Keeps the width. Above the ripple, so that tools can measure its contrast.
  const content = (label: ReactNode) => (
    <>
      <span ref={rippleHost} aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden" />
      <span className={cx('relative inline-flex min-w-0 max-w-full flex-col items-center', loading && 'opacity-0')}>
        <span className="inline-flex min-w-0 max-w-full items-center gap-2">{label}</span>
        {subtitle && showsSubtitle(size, variant) && <span className="text-xs font-normal">{subtitle}</span>}
      </span>
      {loading && (
        <span aria-hidden="true" className="absolute inset-0 grid place-items-center">
          <Spinner className={size === 'xx-small' ? 'size-4' : 'size-5'} />
        </span>
      )}
    </>
  );

  if (asChild) {
    return (
      <Slot.Root {...shared} aria-disabled={inactive || undefined}>
        <Slot.Slottable child={children}>{content}</Slot.Slottable>
      </Slot.Root>
    );
  }
  return (
    <>
      {/* `disabled` would drop the focus. */}
      <button {...shared} type={type} disabled={disabled} aria-disabled={loading || undefined}>
        {content(children)}
      </button>
      {loadingLabel !== undefined && (
        <span role="status" className="sr-only">
          {loading && loadingLabel}
        </span>
      )}
    </>
  );
}

/** Loaded with the first click. */
async function ripple(host: HTMLElement, place: { x: number; y: number }): Promise<void> {
  const code = await loadFile(() => import('./ripple')).catch(() => undefined);
  code?.startRipple(host, place);
}

/** In pixels; the centre for a keyboard click. */
function clickIn(host: HTMLElement, { detail, clientX, clientY }: MouseEvent) {
  const box = host.getBoundingClientRect();
  if (detail === 0) return { x: box.width / 2, y: box.height / 2 };
  return { x: clientX - box.x, y: clientY - box.y };
}
