import type { ReactNode } from 'react';
import { useTitleFocus } from './title-focus';

interface PageProps {
  readonly title: string;
  /** One or two sentences under the title: what the page is for and how long it takes. */
  readonly lead?: ReactNode;
  /** At the end of the title's line. */
  readonly titleEnd?: ReactNode;
  /** Side column, such as limits; below the content on pages narrower than 1024 px. */
  readonly aside?: ReactNode;
  /** Name of the side column for screen readers. */
  readonly asideName?: string;
  /** In place of `aside`: a column with an element of its own. */
  readonly column?: ReactNode;
  readonly children?: ReactNode;
}

/** Whether a page has been shown before: the first page after loading does not move the focus, unless a step of a flow led to it. */
let shownBefore = false;
const openedAt = globalThis.location?.href;

/** Layout of a screen: a column of 640 px and the only `h1`, which gets the focus after navigation so that screen readers read it. */
export function Page({ title, lead, titleEnd, aside, asideName, column, children }: PageProps) {
  const heading = useTitleFocus(() => {
    const isFirst = !shownBefore;
    shownBefore = true;
    return !isFirst || location.href !== openedAt;
  });

  return (
    <div className="mx-auto flex w-full max-w-160 flex-col gap-8 lg:max-w-240 lg:flex-row lg:justify-between">
      <div className="flex w-full min-w-0 max-w-160 flex-col gap-6">
        <div className="flex flex-col gap-2">
          <div className="flex items-start justify-between gap-4">
            <h1 ref={heading} tabIndex={-1} className="min-w-0 text-xl font-semibold sm:text-2xl">
              {title}
            </h1>
            {titleEnd}
          </div>
          {lead && <p className="text-muted print:hidden">{lead}</p>}
        </div>
        {children}
      </div>
      {aside && (
        <aside aria-label={asideName} className="w-full min-w-0 lg:w-72">
          {aside}
        </aside>
      )}
      {column}
    </div>
  );
}
