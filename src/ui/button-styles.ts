import { cva, type VariantProps } from 'class-variance-authority';

/**
 * The looks of a button: eight variants, seven sizes, corner radius 4 (spec 9). The spec lists six sizes beside its
 * `(default)`; as in its list of variants we take `default` for a name of its own: the seventh size, equal to `middle`.
 */
export const buttonStyles = cva(
  [
    'relative inline-flex max-w-full items-center justify-center overflow-hidden rounded-base border border-transparent',
    'text-center font-medium no-underline select-none transition-colors disabled-look:cursor-not-allowed',
  ],
  {
    variants: {
      variant: {
        default: 'text-ink not-disabled-look:hover:bg-sunken',
        primary: 'bg-brand text-on-brand not-disabled-look:hover:bg-brand-strong',
        secondary: 'border-line-strong bg-surface text-ink not-disabled-look:hover:bg-sunken',
        secondaryBrand: 'bg-brand-tint text-brand-ink not-disabled-look:hover:bg-brand-tint-strong',
        tradeLong: 'bg-long text-on-long not-disabled-look:hover:bg-long-strong',
        tradeShort: 'bg-short text-on-short not-disabled-look:hover:bg-short-strong',
        tradeSecondary: 'bg-sunken text-ink not-disabled-look:hover:bg-sunken-strong',
        marketing: 'bg-marketing text-on-marketing not-disabled-look:hover:bg-marketing-strong',
      },
      size: {
        'xx-small': 'min-h-6 min-w-6 px-2 text-xs',
        'x-small': 'min-h-7 px-2 py-0.5 text-sm',
        small: 'min-h-8 px-3 py-1 text-sm',
        middle: 'min-h-10 px-4 py-1.5 text-sm',
        default: 'min-h-10 px-4 py-1.5 text-sm',
        large: 'min-h-12 px-5 py-2 text-base',
        'x-large': 'min-h-14 px-6 py-2.5 text-base',
      },
      block: { true: 'w-full', false: '' },
      // A disabled button is read too ("Reviewing", "Resubmit in the app"): it is plain, not faint.
      disabled: { true: 'border-line bg-sunken text-muted', false: '' },
    },
    defaultVariants: { variant: 'secondary', size: 'middle', block: false, disabled: false },
  },
);

type Styles = VariantProps<typeof buttonStyles>;
export type ButtonVariant = NonNullable<Styles['variant']>;
export type ButtonSize = NonNullable<Styles['size']>;

const TRADE: ReadonlySet<ButtonVariant> = new Set<ButtonVariant>(['tradeLong', 'tradeShort', 'tradeSecondary']);

/** A subtitle under the label shows only for the small size with a trade variant (spec 9). */
export function showsSubtitle(size: ButtonSize, variant: ButtonVariant): boolean {
  return size === 'small' && TRADE.has(variant);
}
