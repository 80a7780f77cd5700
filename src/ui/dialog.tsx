import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { CloseIcon } from './icons';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The main one first. */
  readonly actions?: ReactNode;
  readonly closeLabel: string;
  /** By Escape, an outside click or the close button. Default: true. */
  readonly dismissible?: boolean | undefined;
  /** Default: the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A drawer on phones. Radix's overlay injects a <style>, which our policy refuses. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  closeLabel,
  dismissible = true,
  initialFocus,
}: DialogProps) {
  const opener = useRef<Element>(null);
  const guard = (event: Event) => {
    if (!dismissible) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus only to its own triggers.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onEscapeKeyDown={guard}
          onPointerDownOutside={guard}
          onInteractOutside={guard}
          {...(!description && { 'aria-describedby': undefined })}
          className="fixed inset-x-0 bottom-0 z-40 flex max-h-[90dvh] animate-rise flex-col overscroll-contain border border-line bg-raised pb-[env(safe-area-inset-bottom)] shadow-raised max-sm:rounded-t-base sm:inset-0 sm:m-auto sm:h-fit sm:max-w-120 sm:rounded-base"
        >
          <div className="flex items-start gap-4 px-4 pt-4 sm:px-6 sm:pt-6">
            <Radix.Title className="min-w-0 grow text-lg font-semibold">{title}</Radix.Title>
            {dismissible && (
              <Radix.Close
                aria-label={closeLabel}
                className="-me-2.5 -mt-2 grid size-11 shrink-0 place-items-center rounded-base text-muted hover:bg-sunken"
              >
                <CloseIcon />
              </Radix.Close>
            )}
          </div>
          <div className="flex min-h-0 flex-col gap-4 overflow-y-auto p-4 pt-2 sm:p-6 sm:pt-3">
            {description && (
              <Radix.Description asChild>
                <div className="text-muted">{description}</div>
              </Radix.Description>
            )}
            {children}
            {actions && <div className="mt-2 flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">{actions}</div>}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Keeps the scroll bar's space. */
function Scrim() {
  const [hadScrollBar] = useState(() => window.innerWidth > document.documentElement.clientWidth);
  return (
    <div
      aria-hidden="true"
      data-scroll-lock={hadScrollBar ? 'bar' : 'plain'}
      className="pointer-events-auto fixed inset-0 z-30 animate-appear touch-none bg-scrim"
    />
  );
}
