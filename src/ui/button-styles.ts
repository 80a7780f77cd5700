import { cva, type VariantProps } from 'class-variance-authority';

/** Corner radius 4 px. `default` equals `middle`. */
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
        // As `disabled` does.
        danger: 'border-transparent bg-(--danger-fill) text-paper not-disabled-look:hover:underline',
        // Labels of disabled buttons are read too ("Reviewing").
        disabled: 'border-line bg-sunken text-muted',
      },
      size: {
        'xx-small': 'min-h-6 min-w-6 px-2 text-xs',
        'x-small': 'min-h-7 px-2 py-0.5 text-sm',
        small: 'min-h-8 px-3 py-1 text-sm pointer-coarse:min-h-11',
        middle: 'min-h-10 px-4 py-1.5 text-sm pointer-coarse:min-h-11',
        default: 'min-h-10 px-4 py-1.5 text-sm pointer-coarse:min-h-11',
        large: 'min-h-12 px-5 py-2 text-base',
        'x-large': 'min-h-14 px-6 py-2.5 text-base',
      },
      block: { true: 'w-full', false: '' },
    },
  },
);

type Styles = Required<VariantProps<typeof styles>>;
export type ButtonVariant = Exclude<NonNullable<Styles['look']>, 'disabled' | 'danger'>;
export type ButtonSize = NonNullable<Styles['size']>;

interface ButtonLook {
  /** Default: `secondary`. */
  readonly variant?: ButtonVariant | undefined;
  /** Default: `middle`. */
  readonly size?: ButtonSize | undefined;
  readonly block?: boolean | undefined;
  /** Replaces the colours of the variant. */
  readonly danger?: boolean | undefined;
  /** Replaces the colours of the variant. */
  readonly disabled?: boolean | undefined;
}

/** No conflicts, so no `cn`. */
export function buttonStyles({
  variant = 'secondary',
  size = 'middle',
  block = false,
  danger = false,
  disabled = false,
}: ButtonLook = {}) {
  return styles({ look: disabled ? 'disabled' : danger ? 'danger' : variant, size, block });
}

const TRADE: ReadonlySet<ButtonVariant> = new Set<ButtonVariant>(['tradeLong', 'tradeShort', 'tradeSecondary']);

export function showsSubtitle(size: ButtonSize, variant: ButtonVariant): boolean {
  return size === 'small' && TRADE.has(variant);
}
