import { cx } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyles, showsSubtitle } from './button-styles';
import { Spinner } from './icons';
import { startRipple } from './ripple';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `secondary` unless told (spec 9). */
  readonly variant?: ButtonVariant | undefined;
  /** `middle` unless told (spec 9). */
  readonly size?: ButtonSize | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
  /** Shows a spinner, keeps width and focus, and ignores clicks (spec 4). */
  readonly loading?: boolean | undefined;
  /** Said to screen readers while loading. */
  readonly loadingLabel?: string | undefined;
  /** A second line; only the small size with a trade variant shows it (spec 9). */
  readonly subtitle?: ReactNode;
  /** Draws the only child, such as a link, as a button; the child's own children become the label. */
  readonly asChild?: boolean | undefined;
}

/** A button. `type` is `button` unless told, so that no form is sent by accident. */
export function Button({
  variant = 'secondary',
  size = 'middle',
  block = false,
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
    if (rippleHost.current) startRipple(rippleHost.current, clickIn(rippleHost.current, event));
    onClick?.(event);
  };

  const shared = {
    ...rest,
    className: cx(buttonStyles({ variant, size, block, disabled }), className),
    onClick: click,
    'aria-busy': loading || undefined,
  };
  // The label stays in the layout, and in the accessible name, while the spinner covers it: the width cannot change.
  const content = (label: ReactNode) => (
    <>
      <span ref={rippleHost} aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden" />
      <span className={cx('inline-flex min-w-0 max-w-full flex-col items-center', loading && 'opacity-0')}>
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
      {/* `disabled` would throw the focus away while loading: the click handler ignores clicks instead. */}
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

/** Where a click happened inside `host`; a key press has no place and ripples from the middle. */
function clickIn(host: HTMLElement, { detail, clientX, clientY }: MouseEvent) {
  const box = host.getBoundingClientRect();
  if (detail === 0) return { x: box.width / 2, y: box.height / 2 };
  return { x: clientX - box.x, y: clientY - box.y };
}
