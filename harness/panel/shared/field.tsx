import { type ReactNode, useId } from 'react';

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  /** Draws the field with its id, and with the id of its hint. */
  readonly children: (id: string, hintId: string | undefined) => ReactNode;
}

/** A field of a form with its label above and its hint below. */
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
