import { type ReactNode, useEffect, useRef } from 'react';
import { desktop } from '../stage/desktop';

interface ModalProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Native, because Radix inserts a style element, which the content security policy forbids. `data-first-focus` marks
 * the safest choice.
 */
export function Modal({ label, onClose, children }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // Raise the panel above the app's view in the desktop shell.
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
