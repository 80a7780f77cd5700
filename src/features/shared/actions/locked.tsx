import type { ReactNode } from 'react';

interface LockedProps {
  readonly when: boolean;
  readonly children: ReactNode;
}

/** So that they match what the server has. */
export function Locked({ when, children }: LockedProps) {
  return (
    <fieldset disabled={when} role="presentation" className="contents">
      {children}
    </fieldset>
  );
}
