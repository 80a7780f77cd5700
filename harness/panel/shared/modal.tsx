import { type ReactNode, useEffect, useRef } from 'react';
import { desktop } from '../stage/desktop';

interface ModalProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog in the browser's own top layer: focus trap, Escape and the way back of the focus are the platform's. Radix's
 * dialog does the same, but writes a style element into the page, which the panel's content security policy forbids. What has
 * `data-first-focus` is focused first: where a key pressed without reading should do no harm.
 */
export function Modal({ label, onClose, children }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // In the desktop shell the app's view lies over the panel, and so over this dialog, until the panel is raised.
    void desktop?.raisePanel(true);
    element.current?.showModal();
    element.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => void desktop?.raisePanel(false);
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog is an extra; Escape is the key for it.
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
