import type { ReactNode } from 'react';

interface LockedProps {
  /** `isLocked` of `useSubmit`. */
  readonly when: boolean;
  readonly children: ReactNode;
}

/** Fields that cannot be changed while their answers are being sent or in doubt: what the server has would be something else. */
export function Locked({ when, children }: LockedProps) {
  return (
    <fieldset disabled={when} role="presentation" className="contents">
      {children}
    </fieldset>
  );
}
