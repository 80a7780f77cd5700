import { type ReactNode, useEffect, useRef } from 'react';
import { ChevronEndIcon } from './icons';

interface FlowPageProps {
  /** Name of the whole flow, shown small above the title. */
  readonly flow: string;
  /** What this screen asks or says: the only `h1`. */
  readonly title: string;
  readonly lead?: ReactNode;
  /** Where the member is: "Step 1 of 3". */
  readonly step?: string | undefined;
  /** Share of the flow that is done, 0 to 1; undefined: no progress bar. */
  readonly progress?: number | undefined;
  /** Link or button back to the previous screen. */
  readonly back?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** Where the title gets the focus when the screen appears. False on the first screen after the page was loaded. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/**
 * Layout of one screen of a flow that asks one thing at a time: back, progress, title and content in one narrow column. The page's footer is
 * hidden meanwhile (`styles.css`), because nothing should lead away from an unfinished form. Render each screen with its own `key`, so that
 * its title gets the focus.
 */
export function FlowPage({ flow, title, lead, step, progress, back, takesFocus, children }: FlowPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [takesFocus]);

  return (
    <div data-flow className="mx-auto flex w-full max-w-140 flex-col gap-6">
      <div className="flex flex-col gap-4">
        {back && (
          <button
            type="button"
            onClick={back.onClick}
            className="-ms-2 flex min-h-11 items-center gap-1 self-start rounded-base pe-3 text-sm font-medium text-ink hover:underline"
          >
            <span className="rotate-180">
              <ChevronEndIcon className="block size-5" />
            </span>
            {back.label}
          </button>
        )}
        {progress !== undefined && (
          <div
            role="progressbar"
            aria-label={flow}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(progress * 100)}
            aria-valuetext={step}
            className="h-1.5 overflow-hidden rounded-full bg-sunken-strong"
          >
            <div
              className="h-full rounded-full bg-brand transition-[width] duration-300 motion-reduce:transition-none"
              style={{ width: `${Math.round(progress * 100)}%` }}
            />
          </div>
        )}
        <div className="flex flex-col gap-2">
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
            <span>{flow}</span>
            {step && <span>{step}</span>}
          </p>
          <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold sm:text-2xl">
            {title}
          </h1>
          {lead && <div className="text-muted">{lead}</div>}
        </div>
      </div>
      {children}
    </div>
  );
}

/** Buttons at the end of a screen of a flow: full width on phones, side by side on wider pages. The first one is the primary action. */
export function FlowActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap [&>button]:max-sm:w-full [&>a]:max-sm:w-full">
      {children}
    </div>
  );
}
