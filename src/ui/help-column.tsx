import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useCallback, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useHelpPlace } from './help-place';

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Tailwind's `lg`. */
export function useHelpBeside(): boolean {
  return useMedia('(width >= 64rem)');
}

interface HelpColumnProps {
  /** For screen readers. */
  readonly name: string | undefined;
  /** Its width beside the content. */
  readonly className: string;
  readonly children: ReactNode;
}

/** From 1024 px, else in a sheet. Never in both, because of ids. */
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
