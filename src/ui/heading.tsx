import type { ComponentProps } from 'react';

/** The one `h1` is the page's own (design 9). */
export type HeadingLevel = 2 | 3 | 4;

interface HeadingProps extends ComponentProps<'h2'> {
  readonly level: HeadingLevel;
}

/** A heading whose level follows from where its owner stands. */
export function Heading({ level, ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...props} />;
}
