import { type ReactNode, useId } from 'react';

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  /** Receives the field's id and its hint's id. */
  readonly children: (id: string, hintId: string | undefined) => ReactNode;
}

export function Field({ label, hint, children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  return (
    <div>
      <label htmlFor={id} className="text-muted text-xs">
        {label}
      </label>
      {children(id, hintId)}
      {hint !== undefined && (
        <p id={hintId} className="mt-1 break-words text-muted text-xs">
          {hint}
        </p>
      )}
    </div>
  );
}
