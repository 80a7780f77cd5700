import { type ReactNode, useEffect, useRef } from 'react';

/** For a replaced button, or an error above a form. */
export function FocusHere({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-1 rounded-base">
      {children}
    </div>
  );
}
