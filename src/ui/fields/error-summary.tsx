import { useEffect, useRef } from 'react';

export interface FieldErrorEntry {
  /** Id of the field's control. */
  readonly fieldId: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  /** "There is a problem". */
  readonly title: string;
  readonly errors: readonly FieldErrorEntry[];
  /** Number of attempts to submit: the summary takes the focus anew with each (react-hook-form's `submitCount`). */
  readonly attempt: number;
}

/** All errors of a form, above it, each a link to its field. Nothing while there are none. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const any = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt calls for the focus, also with the same errors.
  useEffect(() => {
    if (any) box.current?.focus();
  }, [any, attempt]);
  if (!any) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      role="alert"
      className="flex flex-col gap-2 rounded-base border-2 border-danger bg-danger-tint p-4"
    >
      <h2 className="font-semibold">{title}</h2>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="block min-h-6 w-fit font-medium text-danger underline underline-offset-4"
              onClick={(event) => {
                // The address keeps its own fragment: only the focus moves.
                event.preventDefault();
                focusField(fieldId);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Brings a field to the focus with its label or question in sight. */
function focusField(id: string): void {
  const control = document.getElementById(id);
  const question = control?.closest('fieldset') ?? document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? control;
  question?.scrollIntoView({ block: 'start' });
  control?.focus({ preventScroll: true });
}
