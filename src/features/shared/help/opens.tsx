import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { whenReady } from '../../../lib/readiness';

export const SQUARE = 'grid size-11 shrink-0 place-items-center rounded-base text-muted hover:bg-sunken hover:text-ink';

export interface OpenedProps {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

interface OpensProps {
  readonly load: () => Promise<ComponentType<OpenedProps>>;
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Loads when the page is ready: no waiting, and safe from later deploys. */
export function Opens({ load, label, className, children }: OpensProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ readonly Component: ComponentType<OpenedProps> }>();
  useEffect(
    () =>
      whenReady(() => {
        const isShown = opener.current?.offsetParent !== null;
        if (isShown) load().catch(() => undefined);
      }),
    [load],
  );
  // `showUnhandledRejections` shows a failed import.
  const open = async () => setOpened({ Component: await load() });
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={opened !== undefined}
        className={`${SQUARE} ${className}`}
        onClick={() => (opened ? setOpened(undefined) : void open())}
      >
        {children}
      </button>
      {opened && <opened.Component opener={opener} onClose={() => setOpened(undefined)} />}
    </>
  );
}
