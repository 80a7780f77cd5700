import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cn } from '../cn';
import { SuccessIcon } from '../icons';

interface ScrollAgreementProps {
  /** Name of the document. */
  readonly title: string;
  readonly children: ReactNode;
  /** Said while the end has not been reached. */
  readonly hint: string;
  /** Said once it has. */
  readonly reachedText: string;
  /** Called once, when the end has been on screen; at once where the text is short. */
  readonly onReachEnd: () => void;
}

/** A document that is to be read to its end before it can be accepted. Scrolls with the keyboard, too. */
export function ScrollAgreement({ title, children, hint, reachedText, onReachEnd }: ScrollAgreementProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(false);
  const report = useRef(onReachEnd);
  useEffect(() => {
    report.current = onReachEnd;
  });

  useEffect(() => {
    if (reached || !end.current) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        setReached(true);
        report.current();
      },
      // The box has to be on screen itself: its own scrolling counts, not where it stands on the page.
      { root: box.current },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [reached]);

  return (
    <div className="flex flex-col gap-2">
      <section
        ref={box}
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached with the keyboard (WCAG 2.1.1).
        tabIndex={0}
        className="max-h-96 overflow-y-auto overscroll-contain rounded-base border border-line-strong bg-surface p-4 sm:p-6"
      >
        <h2 id={titleId} className="mb-3 text-lg font-semibold">
          {title}
        </h2>
        <div className="flex flex-col gap-3 text-sm [&_h3]:mt-2 [&_h3]:text-base [&_h3]:font-semibold [&_ol]:list-decimal [&_ol]:ps-5 [&_ul]:list-disc [&_ul]:ps-5">
          {children}
        </div>
        <div ref={end} className="h-px" />
      </section>
      <p role="status" className={cn('flex gap-1.5 text-sm', reached ? 'text-success' : 'text-muted')}>
        {reached && <SuccessIcon className="shrink-0" />}
        {reached ? reachedText : hint}
      </p>
    </div>
  );
}
