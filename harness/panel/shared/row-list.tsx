import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

/** Target row of each key. */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

interface RowListProps {
  /** Rows are buttons. The shown one has `aria-current`. */
  readonly children: ReactNode;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** One tab stop: the shown row, otherwise the first. Arrow keys, Home and End move between rows. */
export function RowList({ children, onKeyDown }: RowListProps) {
  const element = useRef<HTMLDivElement>(null);
  const rows = () => [...(element.current?.querySelectorAll('button') ?? [])];
  const settle = (stop = rows().find((row) => row.ariaCurrent === 'true') ?? rows()[0]) => {
    for (const row of rows()) row.tabIndex = row === stop ? 0 : -1;
  };
  // Rows may have changed.
  useEffect(() => settle());
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the focus are those of the buttons in it.
    <div
      ref={element}
      onFocus={({ target }) => target instanceof HTMLButtonElement && settle(target)}
      onKeyDown={(event) => {
        const all = rows();
        const to = MOVES[event.key]?.(all.indexOf(document.activeElement as HTMLButtonElement), all.length);
        if (to === undefined) return onKeyDown?.(event);
        event.preventDefault();
        all[to]?.focus();
      }}
      className="min-h-0 grow overflow-y-auto pb-2"
    >
      {children}
    </div>
  );
}

export function RowGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3 className="px-2 pt-2 pb-0.5 font-semibold text-muted text-xs first-letter:uppercase">{title}</h3>
      <ul aria-label={title}>{children}</ul>
    </div>
  );
}

export function Row({ isShown, ...rest }: ComponentProps<'button'> & { readonly isShown: boolean }) {
  return (
    <li>
      <button
        type="button"
        aria-current={isShown}
        className="flex min-h-6 w-full items-baseline gap-2 px-2 py-0.5 text-start hover:bg-raised aria-[current=true]:bg-chosen aria-[current=true]:text-on-chosen"
        {...rest}
      />
    </li>
  );
}
