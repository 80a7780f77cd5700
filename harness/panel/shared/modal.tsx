import { type ReactNode, useEffect, useRef } from 'react';
import { desktop } from '../stage/desktop';

interface ModalProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Modal dialog as a native `<dialog>`: the browser traps the focus, closes on Escape and restores the focus. Radix's dialog
 * does the same, but inserts a style element, which the panel's content security policy forbids. The element with
 * `data-first-focus`, if any, gets the focus: the harmless choice, where Enter may be pressed without reading.
 */
export function Modal({ label, onClose, children }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // In the desktop shell the app's view covers the panel, and so this dialog, until the panel is raised.
    void desktop?.call('panel:raise', true);
    element.current?.showModal();
    element.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => void desktop?.call('panel:raise', false);
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog by keyboard; a click beside it does too.
    <dialog
      ref={element}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === element.current && onClose()}
      className="mx-auto mt-[10vh] max-h-[76vh] w-[min(640px,94vw)] overflow-hidden rounded-lg border border-line bg-surface p-0 text-text shadow-2xl"
    >
      {children}
    </dialog>
  );
}
