import type { ComponentProps } from 'react';
import { useReportTitle } from './shown-title';
import { takesNewsFocus, useTitleFocus } from './title-focus';

/** 1 only in a `Page` whose content has the news. */
export type HeadingLevel = 1 | 2 | 3 | 4;

interface HeadingProps extends ComponentProps<'h2'> {
  readonly level: HeadingLevel;
}

export function Heading({ level, ...props }: HeadingProps) {
  if (level === 1) return <NewsHeading {...props} />;
  const Tag = `h${level}` as const;
  return <Tag {...props} />;
}

function NewsHeading(props: ComponentProps<'h1'>) {
  useReportTitle(typeof props.children === 'string' ? props.children : undefined);
  const heading = useTitleFocus(takesNewsFocus);
  return <h1 {...props} ref={heading} tabIndex={-1} />;
}
