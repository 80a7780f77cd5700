import { cx } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';

/** Look of every link in text: underlined in the brand colour. Fingers may also hit 10 px above and below it. */
export const LINK_LOOK = cx(
  'inline-block min-h-6 rounded-base underline decoration-brand decoration-2 underline-offset-4 hover:decoration-ink',
  'disabled:cursor-default disabled:text-muted disabled:decoration-transparent',
  'pointer-coarse:relative pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2.5',
);

interface TextLinkProps extends ComponentProps<'a'> {
  /** Renders the only child, such as a router link, with the look of a text link. Default: false. */
  readonly asChild?: boolean | undefined;
  /** For a link in a row of buttons: same height as the buttons, aligned with them when the row wraps. Default: false. */
  readonly beside?: boolean | undefined;
}

/** Link in running text: text colour with an underline in the brand colour, at least 24 px high, and 44 px for fingers. */
export function TextLink({ asChild = false, beside = false, className, ...props }: TextLinkProps) {
  const Tag = asChild ? Slot.Root : 'a';
  return (
    <Tag
      className={cx(LINK_LOOK, beside && 'self-center py-2 text-sm font-medium pointer-coarse:py-3', className)}
      {...props}
    />
  );
}
