import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from './cn';

/** Sizes and variants of spec 9; corner radius 4. Middle and secondary are the defaults. */
const button = cva(
  'relative inline-flex items-center justify-center gap-2 rounded-base font-medium text-center select-none transition-colors disabled-look:cursor-not-allowed disabled-look:opacity-55',
  {
    variants: {
      size: {
        'xx-small': 'min-h-6 px-2 text-xs',
        'x-small': 'min-h-7 px-2 text-sm',
        small: 'min-h-8 px-3 text-sm',
        middle: 'min-h-10 px-4 text-sm',
        large: 'min-h-12 px-5 text-base',
        'x-large': 'min-h-14 px-6 text-base',
      },
      variant: {
        default: 'bg-transparent text-ink hover:bg-sunken',
        primary: 'bg-brand text-on-brand hover:bg-brand-strong',
        secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
        secondaryBrand: 'bg-brand-tint text-brand-ink hover:bg-brand-tint-strong',
        tradeLong: 'bg-long text-on-long hover:bg-long-strong',
        tradeShort: 'bg-short text-on-short hover:bg-short-strong',
        tradeSecondary: 'bg-sunken text-ink hover:bg-sunken-strong',
        marketing: 'bg-marketing text-on-marketing hover:bg-marketing-strong',
      },
    },
    defaultVariants: { size: 'middle', variant: 'secondary' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof button> {
  /** Shows a spinner, keeps the width and ignores clicks (spec 4). */
  readonly loading?: boolean;
  /** Draws the only child, such as a link, as a button. */
  readonly asChild?: boolean;
}

/** A button. While loading it keeps its place in the focus order, so that the keyboard does not lose its way. */
export function Button({
  size,
  variant,
  loading = false,
  asChild,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const classes = cn(button({ size, variant }), className);
  if (asChild) {
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      className={classes}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={click}
      {...rest}
    >
      <span className={cn('inline-flex items-center gap-2', loading && 'invisible')}>{children}</span>
      {loading && (
        <span aria-hidden="true" className="absolute inset-0 grid place-items-center">
          <span className="size-4 animate-spin rounded-full border-2 border-current border-e-transparent" />
        </span>
      )}
    </button>
  );
}
