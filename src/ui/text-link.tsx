import { cx } from 'class-variance-authority';
import * as Slot from 'radix-ui/slot';
import type { ComponentProps } from 'react';

/** Fingers may hit 10 px above and below it. */
export const LINK_LOOK = cx(
  'inline-block min-h-6 rounded-base underline decoration-brand decoration-2 underline-offset-4 hover:decoration-ink',
  'disabled:cursor-default disabled:text-muted disabled:decoration-transparent',
  'pointer-coarse:relative pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2.5',
);

interface TextLinkProps extends ComponentProps<'a'> {
  /** Renders the only child, such as a router link. */
  readonly asChild?: boolean | undefined;
  /** In a row of buttons: as high as these. */
  readonly beside?: boolean | undefined;
}

/** 24 px high, and 44 px for fingers. */
export function TextLink({ asChild = false, beside = false, className, ...props }: TextLinkProps) {
  const Tag = asChild ? Slot.Root : 'a';
  return (
    <Tag
      className={cx(LINK_LOOK, beside && 'self-center py-2 text-sm font-medium pointer-coarse:py-3', className)}
      {...props}
    />
  );
}
