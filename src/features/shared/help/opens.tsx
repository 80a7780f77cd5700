import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { whenReady } from '../../../lib/readiness';

/** Look of a button that is an icon alone. */
export const SQUARE = 'grid size-11 shrink-0 place-items-center rounded-base text-muted hover:bg-sunken hover:text-ink';

/** Props of what a button opens. */
export interface OpenedProps {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

interface OpensProps {
  /** Imports what the button opens. */
  readonly load: () => Promise<ComponentType<OpenedProps>>;
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A button for what few visits open. That is loaded once the page is ready, if the button is shown: no click waits for it, and no later deploy can take it away. */
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
  // A failed import rejects further: `showUnhandledRejections` shows it.
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
