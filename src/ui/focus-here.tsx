import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus when it appears: for what comes in place of the button that was just used, or says above a form why it was not taken. */
export function FocusHere({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="rounded-base">
      {children}
    </div>
  );
}
