import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { HelpColumn } from './help-column';
import { OutcomeSlot, useIsSendingOver } from './outcome';
import { ProgressBar } from './progress-bar';
import { useReportTitle } from './shown-title';
import { Skeleton } from './skeleton';
import { useStepBack } from './step-back';
import { useTitleFocus } from './title-focus';

interface FlowPageProps {
  /** Shown small above the title. */
  readonly flow: string;
  /** The only `h1`. Undefined: its place is kept. */
  readonly title: string | undefined;
  readonly lead?: ReactNode;
  /** "Step 1 of 3". */
  readonly step?: string | undefined;
  /** 0 to 1; undefined: no progress bar. */
  readonly progress?: number | undefined;
  /** Used by the page's 'Back'. */
  readonly onBack?: (() => void) | undefined;
  /** False after loading. */
  readonly takesFocus: boolean;
  /** Default: 1. */
  readonly level?: 1 | 2;
  /** Beside the question from 1024 px, else in a sheet. */
  readonly help?: ReactNode;
  /** For screen readers. */
  readonly helpName?: string | undefined;
  /** '?', for pages without a header. */
  readonly helpButton?: ReactNode;
  readonly children: ReactNode;
}

/** One narrow column. Give each screen its own `key`, so that its title gets the focus. */
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
  useReportTitle(title);

  return (
    // As the header.
    <div data-flow className="mx-auto w-full max-w-140 lg:flex lg:max-w-240 lg:items-start lg:justify-between">
      <div className="flex w-full min-w-0 max-w-140 flex-col gap-6">
        <div className="flex flex-col gap-4">
          {progress !== undefined && (
            <ProgressBar
              aria-label={flow}
              aria-valuetext={step}
              max={100}
              value={Math.round(progress * 100)}
              className="h-1.5 [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-300 motion-reduce:[&::-webkit-progress-value]:transition-none"
            />
          )}
          <div className="flex flex-col gap-2">
            <div className="flex items-center gap-x-4 text-sm text-muted">
              <p className="flex max-w-none grow flex-wrap justify-between gap-x-4">
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
        <OutcomeSlot />
        {children}
      </div>
      <HelpColumn name={helpName} className="w-80">
        {help}
      </HelpColumn>
    </div>
  );
}

interface FlowActionsProps {
  /** Consent directly above the primary action. */
  readonly consent?: ReactNode;
  /** They send, so an outcome may replace them. Default: false. */
  readonly sends?: boolean;
  readonly children: ReactNode;
}

/** Pixels that actions must leave: half of the lowest window (1280 × 1024 at 400 % zoom). */
const MIN_REST = 128;

/** Primary first. On phones above the keyboard, unless they would cover most of the window. */
export function FlowActions({ sends = false, ...props }: FlowActionsProps) {
  const isOver = useIsSendingOver();
  return sends && isOver ? null : <ActionBar {...props} />;
}

function ActionBar({ consent, children }: Omit<FlowActionsProps, 'sends'>) {
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

/** Where the keyboard covers the page (Safari). Returns a function that stops. */
function keepAboveKeyboard(bar: HTMLElement): () => void {
  const { visualViewport: view } = window;
  const root = document.documentElement;
  const place = () => {
    // A zoomed page is smaller too, without a keyboard.
    const covered = !view || view.scale > 1 ? 0 : Math.max(0, window.innerHeight - view.height - view.offsetTop);
    bar.style.bottom = covered > 0 ? `${Math.round(covered)}px` : '';
    const rest = window.innerHeight - bar.offsetHeight;
    const isTall = rest < Math.min(bar.offsetHeight, MIN_REST);
    bar.toggleAttribute('data-tall', isTall);
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
