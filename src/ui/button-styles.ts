import { cva, type VariantProps } from 'class-variance-authority';

/**
 * The looks of a button: eight variants, seven sizes, corner radius 4 (spec 9). The spec lists six sizes beside its
 * `(default)`; as in its list of variants we take `default` for a name of its own: the seventh size, equal to `middle`.
 */
const styles = cva(
  [
    'relative inline-flex max-w-full items-center justify-center overflow-hidden rounded-base border',
    'text-center font-medium no-underline select-none transition-colors disabled-look:cursor-not-allowed',
  ],
  {
    variants: {
      look: {
        default: 'border-transparent text-ink not-disabled-look:hover:bg-sunken',
        primary: 'border-transparent bg-brand text-on-brand not-disabled-look:hover:bg-brand-strong',
        secondary: 'border-line-strong bg-surface text-ink not-disabled-look:hover:bg-sunken',
        secondaryBrand: 'border-transparent bg-brand-tint text-brand-ink not-disabled-look:hover:bg-brand-tint-strong',
        tradeLong: 'border-transparent bg-long text-on-long not-disabled-look:hover:bg-long-strong',
        tradeShort: 'border-transparent bg-short text-on-short not-disabled-look:hover:bg-short-strong',
        tradeSecondary: 'border-transparent bg-sunken text-ink not-disabled-look:hover:bg-sunken-strong',
        marketing: 'border-transparent bg-marketing text-on-marketing not-disabled-look:hover:bg-marketing-strong',
        // A disabled button is read too ("Reviewing", "Resubmit in the app"): it is plain, not faint.
        disabled: 'border-line bg-sunken text-muted',
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
    },
  },
);

type Styles = Required<VariantProps<typeof styles>>;
export type ButtonVariant = Exclude<NonNullable<Styles['look']>, 'disabled'>;
export type ButtonSize = NonNullable<Styles['size']>;

interface ButtonLook {
  /** Default: `secondary` (spec 9). */
  readonly variant?: ButtonVariant | undefined;
  /** Default: `middle` (spec 9). */
  readonly size?: ButtonSize | undefined;
  readonly block?: boolean | undefined;
  /** Takes the place of the variant's colours. */
  readonly disabled?: boolean | undefined;
}

/** The classes of a button. None contradicts another, so that nothing has to be merged. */
export function buttonStyles({
  variant = 'secondary',
  size = 'middle',
  block = false,
  disabled = false,
}: ButtonLook = {}) {
  return styles({ look: disabled ? 'disabled' : variant, size, block });
}

const TRADE: ReadonlySet<ButtonVariant> = new Set<ButtonVariant>(['tradeLong', 'tradeShort', 'tradeSecondary']);

/** A subtitle under the label shows only for the small size with a trade variant (spec 9). */
export function showsSubtitle(size: ButtonSize, variant: ButtonVariant): boolean {
  return size === 'small' && TRADE.has(variant);
}
