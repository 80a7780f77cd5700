import { cx } from 'class-variance-authority';
import { type ReactNode, type Ref, useState } from 'react';
import { OutcomeSlot } from './outcome';
import { useReportTitle } from './shown-title';
import { expectNews, useTitleFocus } from './title-focus';

interface PageProps {
  readonly title: string;
  /** The content has the `h1`: this title is a small line above it. Default: false. */
  readonly hasNews?: boolean;
  /** Purpose and duration, under the title. */
  readonly lead?: ReactNode;
  /** At the end of the title's line. */
  readonly titleEnd?: ReactNode;
  /** Below the content under 1024 px. */
  readonly column?: ReactNode;
  /** Read out with the title on appearing. */
  readonly alert?: ReactNode;
  readonly children?: ReactNode;
}

/** Unless a flow led to it. */
let shownBefore = false;
const openedAt = globalThis.location?.href;

/** 640 px, from 1024 px with a column or as wide as the header, and the `h1` that navigation focuses. */
export function Page({ title, hasNews = false, lead, titleEnd, column, alert, children }: PageProps) {
  const [takesFocus] = useState(() => {
    const isFirst = !shownBefore;
    shownBefore = true;
    const takes = !isFirst || location.href !== openedAt;
    // The content renders later.
    if (hasNews) expectNews(takes);
    return takes;
  });
  const heading = useTitleFocus(() => takesFocus);

  return (
    <div className="mx-auto flex w-full max-w-160 flex-col gap-8 lg:max-w-240 lg:flex-row lg:justify-between">
      {/* No empty column: lines of text stay short in any width. */}
      <div className={cx('flex w-full min-w-0 flex-col gap-6', column ? 'max-w-160' : 'max-lg:max-w-160')}>
        <div role={alert === undefined ? undefined : 'alert'} className="flex flex-col gap-2">
          <div className="flex items-start justify-between gap-4">
            {hasNews ? <p className="min-w-0 text-muted">{title}</p> : <Title ref={heading}>{title}</Title>}
            {titleEnd}
          </div>
          {lead && <p className="text-muted print:hidden">{lead}</p>}
          {alert}
        </div>
        <OutcomeSlot />
        {children}
      </div>
      {column}
    </div>
  );
}

function Title({ ref, children }: { readonly ref: Ref<HTMLHeadingElement>; readonly children: string }) {
  useReportTitle(children);
  return (
    <h1 ref={ref} tabIndex={-1} className="min-w-0 text-xl font-semibold sm:text-2xl">
      {children}
    </h1>
  );
}
