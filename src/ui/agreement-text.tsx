import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { SuccessIcon } from './icons';

interface AgreementTextProps {
  readonly title: string;
  /** The page already shows it. */
  readonly isPageTitle?: boolean;
  readonly children: ReactNode;
  /** Undefined if no acceptance is needed. */
  readonly hint: string | undefined;
  /** Shown after reaching the end. */
  readonly reachedText: string;
  readonly onReachEnd: () => void;
}

/** Part of the page, which scrolls. */
export function AgreementText(props: AgreementTextProps) {
  const { title, isPageTitle = false, children, hint, reachedText, onReachEnd } = props;
  const titleId = useId();
  const end = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(false);
  const latestOnReachEnd = useRef(onReachEnd);
  useEffect(() => {
    latestOnReachEnd.current = onReachEnd;
  });

  useEffect(() => {
    if (reached || !end.current) return;
    // Also above the window: the End key may pass it.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setReached(true);
        latestOnReachEnd.current();
      },
      { rootMargin: '1000000px 0px 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [reached]);

  return (
    <div className="flex flex-col gap-2">
      <section aria-labelledby={titleId} data-agreement>
        <h2 id={titleId} className={cx('print:hidden', isPageTitle ? 'sr-only' : 'mb-3 text-lg font-semibold')}>
          {title}
        </h2>
        <div className="flex flex-col gap-3 max-sm:text-sm print:text-sm [&_h3]:mt-3 [&_h3]:text-base sm:[&_h3]:text-lg [&_h3]:font-semibold [&_ol]:list-decimal [&_ol]:ps-5 [&_ul]:list-disc [&_ul]:ps-5">
          {children}
        </div>
        <div ref={end} className="h-px" />
      </section>
      {hint !== undefined && (
        <p role="status" className={cx('flex gap-1.5 text-sm print:hidden', reached ? 'text-success' : 'text-muted')}>
          {reached && <SuccessIcon className="shrink-0" />}
          {reached ? reachedText : hint}
        </p>
      )}
    </div>
  );
}
