import { type ReactNode, useEffect, useRef } from 'react';

interface PageProps {
  readonly title: string;
  /** One or two sentences under the title: what this is and how long it takes. */
  readonly lead?: ReactNode;
  /** Side column from 1024 px on, such as limits; under the content below that. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * The lead of a page that only some of its states have: a member in review is not told to get a document. Stands first in the page,
 * where `lead` would.
 */
export function Lead({ children }: { readonly children: ReactNode }) {
  return <p className="-mt-4 text-muted">{children}</p>;
}

/** Whether a page has been shown already: the first one leaves the focus where the browser put it. */
let shownBefore = false;

/** A screen's frame: one column of 640 px and the only `h1`, which takes the focus on navigation (design 9). */
export function Page({ title, lead, aside, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shownBefore) heading.current?.focus();
    shownBefore = true;
  }, []);

  return (
    <div className="mx-auto flex w-full max-w-240 flex-col gap-8 lg:flex-row lg:justify-between">
      <div className="flex w-full min-w-0 max-w-160 flex-col gap-6 not-has-[+aside]:mx-auto max-lg:mx-auto">
        <div className="flex flex-col gap-2">
          <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold sm:text-2xl">
            {title}
          </h1>
          {lead && <p className="text-muted">{lead}</p>}
        </div>
        {children}
      </div>
      {aside && <aside className="w-full min-w-0 max-lg:mx-auto max-lg:max-w-160 lg:w-72">{aside}</aside>}
    </div>
  );
}
