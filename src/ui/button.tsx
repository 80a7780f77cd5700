import { cx } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from 'react';
import { loadFile } from '../lib/load-file';
import { type ButtonSize, type ButtonVariant, buttonStyles, showsSubtitle } from './button-styles';
import { Spinner } from './icons';

/** Props of `Button`, besides those of the native button. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** Default: `secondary`. */
  readonly variant?: ButtonVariant | undefined;
  /** Default: `middle`. */
  readonly size?: ButtonSize | undefined;
  /** Takes the full width of the container. Default: false. */
  readonly block?: boolean | undefined;
  /** The action takes something away: replaces the colours of the variant. Default: false. */
  readonly danger?: boolean | undefined;
  /** Shows a spinner over the label, keeps width and focus, and ignores clicks. Default: false. */
  readonly loading?: boolean | undefined;
  /** Announced by screen readers while the button is loading. */
  readonly loadingLabel?: string | undefined;
  /** Second line under the label. Rendered only in the small size with a trade variant. */
  readonly subtitle?: ReactNode;
  /** Renders the only child, such as a link, with the look of a button; the child's own children become the label. */
  readonly asChild?: boolean | undefined;
}

/** A button. `type` defaults to `button`, so that it does not submit a form by accident. */
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
  // The label stays in the layout and in the accessible name while the spinner covers it, so that the width does not change. It lies above the
  // ripple: tools cannot tell the contrast of a text that something else covers.
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
      {/* Not `disabled` while loading, because that would drop the focus: the click handler ignores clicks instead. */}
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

/** Draws the ripple of a click. Its code is loaded with the first click; without it, the button works all the same. */
async function ripple(host: HTMLElement, place: { x: number; y: number }): Promise<void> {
  const code = await loadFile(() => import('./ripple')).catch(() => undefined);
  code?.startRipple(host, place);
}

/** Position of a click inside `host`, in pixels; the centre of `host` for a click by keyboard, which has no position. */
function clickIn(host: HTMLElement, { detail, clientX, clientY }: MouseEvent) {
  const box = host.getBoundingClientRect();
  if (detail === 0) return { x: box.width / 2, y: box.height / 2 };
  return { x: clientX - box.x, y: clientY - box.y };
}
