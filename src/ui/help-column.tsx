import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMedia } from '../lib/use-media';
import { useHelpPlace } from './help-place';

/** Whether there is room for the help beside the content; Tailwind's `lg`. */
export function useHelpBeside(): boolean {
  return useMedia('(width >= 64rem)');
}

interface HelpColumnProps {
  /** Name of the help for screen readers. */
  readonly name: string | undefined;
  /** Its width beside the content. */
  readonly className: string;
  readonly children: ReactNode;
}

/** What helps with a screen: beside its content from 1024 px, else in the sheet that '?' opens. Only in one place at a time: its parts have ids. */
export function HelpColumn({ name, className, children }: HelpColumnProps) {
  const isWide = useHelpBeside();
  const sheet = useHelpPlace();
  if (!isWide) return sheet && createPortal(children, sheet);
  return (
    <aside
      aria-label={name}
      className={cx('sticky top-8 flex shrink-0 flex-col gap-6 self-start empty:hidden print:hidden', className)}
    >
      {children}
    </aside>
  );
}
