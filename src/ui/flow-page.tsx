import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { HelpColumn } from './help-column';
import { Skeleton } from './skeleton';
import { useStepBack } from './step-back';
import { useTitleFocus } from './title-focus';

interface FlowPageProps {
  /** Name of the whole flow, shown small above the title. */
  readonly flow: string;
  /** What this screen asks or says: the only `h1`. Undefined: not known yet, its place is kept. */
  readonly title: string | undefined;
  readonly lead?: ReactNode;
  /** Where the member is: "Step 1 of 3". */
  readonly step?: string | undefined;
  /** Share of the flow that is done, 0 to 1; undefined: no progress bar. */
  readonly progress?: number | undefined;
  /** Leads to the step before, by the page's 'Back'; undefined: there is none. */
  readonly onBack?: (() => void) | undefined;
  /** Whether the title gets the focus when the screen appears. False on the first screen after the page was loaded. */
  readonly takesFocus: boolean;
  /** Level of the title's heading. Default: 1; the gallery shows the layout below a title of its own. */
  readonly level?: 1 | 2;
  /** What helps with this step: beside the question from 1024 px, else in the sheet that '?' opens. */
  readonly help?: ReactNode;
  /** Name of the help for screen readers. */
  readonly helpName?: string | undefined;
  /** '?', where the page has no header with one; not shown beside the help. */
  readonly helpButton?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Layout of one screen of a flow that asks one thing at a time: progress, title and content in one narrow column, in the middle of the page or,
 * from 1024 px, with what helps beside it. The page's footer is hidden meanwhile (`styles.css`), because nothing should lead away from an
 * unfinished form. Render each screen with its own `key`, so that its title gets the focus.
 */
export function FlowPage({
  flow,
  title,
  lead,
  step,
  progress,
  onBack,
  takesFocus,
  level = 1,
  help,
  helpName,
  helpButton,
  children,
}: FlowPageProps) {
  const Title = `h${level}` as const;
  const heading = useTitleFocus(() => takesFocus);
  useStepBack(onBack);

  return (
    // From 1024 px the outer box gives the flow the same left edge as the header and the other pages.
    <div data-flow className="mx-auto w-full max-w-140 lg:flex lg:max-w-240 lg:items-start lg:justify-between">
      <div className="flex w-full min-w-0 max-w-140 flex-col gap-6">
        <div className="flex flex-col gap-4">
          {progress !== undefined && (
            <progress
              aria-label={flow}
              aria-valuetext={step}
              max={100}
              value={Math.round(progress * 100)}
              className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken-strong [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-300 motion-reduce:[&::-webkit-progress-value]:transition-none"
            />
          )}
          <div className="flex flex-col gap-2">
            <div className="flex items-center gap-x-4 text-sm text-muted">
              <p className="flex grow flex-wrap justify-between gap-x-4">
                <span>{flow}</span>
                {step && <span>{step}</span>}
              </p>
              {helpButton}
            </div>
            {title === undefined ? (
              <Skeleton className="h-8 w-2/3 sm:h-10" />
            ) : (
              <Title ref={heading} tabIndex={-1} className="text-xl font-semibold sm:text-2xl">
                {title}
              </Title>
            )}
            {lead && <div className="flex flex-col gap-2 text-muted">{lead}</div>}
          </div>
        </div>
        {children}
      </div>
      <HelpColumn name={helpName} className="w-80">
        {help}
      </HelpColumn>
    </div>
  );
}

interface FlowActionsProps {
  /** What the member agrees to by the primary action: a box directly above it. */
  readonly consent?: ReactNode;
  readonly children: ReactNode;
}

/**
 * How much of a window is to be left to the screen, in pixels, where the actions would cover more than half of it: half of the lowest window, which is
 * 256 px high (1280 × 1024 at 400 % zoom). A phone with its keyboard open has more.
 */
const MIN_REST = 128;

/**
 * Buttons at the end of a screen of a flow, the primary action first: side by side on wide pages. On phones they have the full width and
 * stay at the bottom of the window, above the keyboard, so that the member can always continue, unless they would cover most of it.
 */
export function FlowActions({ consent, children }: FlowActionsProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (bar.current ? keepAboveKeyboard(bar.current) : undefined), []);
  return (
    <div
      ref={bar}
      data-flow-actions
      className="flex flex-col gap-3 max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:-mx-4 max-sm:last:-mb-8 max-sm:border-t max-sm:border-line max-sm:bg-bg max-sm:px-4 max-sm:py-3 sm:flex-row sm:flex-wrap [&>a]:max-sm:w-full [&>button]:max-sm:w-full"
    >
      {consent !== undefined && <div className="w-full max-sm:text-sm">{consent}</div>}
      {children}
    </div>
  );
}

/**
 * Keeps a bar at the bottom of the window above the on-screen keyboard, in browsers where the keyboard covers the page instead of making it
 * shorter (Safari), and the field that the member types into above the bar. Returns a function that stops.
 */
function keepAboveKeyboard(bar: HTMLElement): () => void {
  const { visualViewport: view } = window;
  const root = document.documentElement;
  const place = () => {
    // A page that the member has zoomed in on is smaller than the window too, but without a keyboard.
    const covered = !view || view.scale > 1 ? 0 : Math.max(0, window.innerHeight - view.height - view.offsetTop);
    bar.style.bottom = covered > 0 ? `${Math.round(covered)}px` : '';
    // A long consent in a window that is low, such as on a page that is zoomed in on: it stands at the end of what it is about.
    const rest = window.innerHeight - bar.offsetHeight;
    const isTall = rest < Math.min(bar.offsetHeight, MIN_REST);
    bar.toggleAttribute('data-tall', isTall);
    // How much of the window's end is not to be seen, for the place to which the browser scrolls what gets the focus.
    root.style.setProperty('--actions-height', `${Math.round((isTall ? 0 : bar.offsetHeight) + covered)}px`);
  };
  const showField = () => {
    place();
    const field = document.activeElement;
    if (field?.matches('input, select, textarea') && !bar.contains(field)) field.scrollIntoView({ block: 'nearest' });
  };
  const height = new ResizeObserver(place);
  height.observe(bar);
  place();
  view?.addEventListener('resize', showField);
  view?.addEventListener('scroll', place);
  return () => {
    height.disconnect();
    view?.removeEventListener('resize', showField);
    view?.removeEventListener('scroll', place);
    root.style.removeProperty('--actions-height');
  };
}
