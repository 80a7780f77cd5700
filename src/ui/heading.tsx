import type { ComponentProps } from 'react';

/** Heading levels of parts of a page. The only `h1` is the title that `Page` renders. */
export type HeadingLevel = 2 | 3 | 4;

interface HeadingProps extends ComponentProps<'h2'> {
  readonly level: HeadingLevel;
}

/** Heading of the given level, for components that are used at different depths of a page. */
export function Heading({ level, ...props }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...props} />;
}
