import { cx } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';

interface TextLinkProps extends ComponentProps<'a'> {
  /** Draws the only child, such as a router's link, as a text link. */
  readonly asChild?: boolean | undefined;
  /** Stands in a row of buttons, as the quiet way on: as high as they are, and aligned with them where the row breaks. */
  readonly beside?: boolean | undefined;
}

/** A link in running text: ink with a brand underline, at least 24 px high. */
export function TextLink({ asChild = false, beside = false, className, ...props }: TextLinkProps) {
  const Tag = asChild ? Slot.Root : 'a';
  return (
    <Tag
      className={cx(
        'inline-block min-h-6 rounded-base underline decoration-brand decoration-2 underline-offset-4 hover:decoration-ink',
        beside && 'self-center py-2 text-sm font-medium',
        className,
      )}
      {...props}
    />
  );
}
