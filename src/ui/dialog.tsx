import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { cn } from './cn';
import { CloseIcon } from './icons';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the foot, the main one first. */
  readonly actions?: ReactNode;
  readonly closeLabel: string;
  /** Whether Escape, a click beside it and the cross close it. True unless told; false while something is being sent. */
  readonly dismissible?: boolean | undefined;
  /** What takes the focus when it opens, such as the one field of a form; its first control unless told. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A dialog; a drawer at the foot of the screen on phones. Focus stays inside and goes back where it came from.
 *
 * The library's own overlay is left out: it locks scrolling with a <style> element of its own making, which our content
 * security policy refuses. A plain scrim stands in its place, and `data-scroll-lock` locks the page from the style sheet.
 */
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
            // The library gives the focus back to a trigger of its own kind alone; ours are the page's own buttons.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          onEscapeKeyDown={guard}
          onPointerDownOutside={guard}
          onInteractOutside={guard}
          {...(!description && { 'aria-describedby': undefined })}
          className={cn(
            'fixed inset-x-0 bottom-0 z-40 flex max-h-[90dvh] animate-rise flex-col overscroll-contain border border-line bg-raised shadow-raised',
            'pb-[env(safe-area-inset-bottom)] max-sm:rounded-t-base',
            'sm:inset-0 sm:m-auto sm:h-fit sm:max-w-120 sm:rounded-base',
          )}
        >
          <div className="flex items-start gap-4 px-4 pt-4 sm:px-6 sm:pt-6">
            <Radix.Title className="min-w-0 grow text-lg font-semibold">{title}</Radix.Title>
            {dismissible && (
              <Radix.Close
                aria-label={closeLabel}
                className="-me-2 -mt-1.5 grid size-10 shrink-0 place-items-center rounded-base text-muted hover:bg-sunken"
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

/** Darkens the page and locks it. Where the page had a scroll bar its place stays empty, so that nothing jumps. */
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
