import { type ReactNode, useEffect, useRef } from 'react';

/** Moves the focus to its content when it appears: for content that replaces the button just used, or an error shown above a form. */
export function FocusHere({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="rounded-base">
      {children}
    </div>
  );
}
