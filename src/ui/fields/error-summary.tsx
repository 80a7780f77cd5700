import { useEffect, useRef } from 'react';

export interface FieldErrorEntry {
  readonly fieldId: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  /** "There is a problem". */
  readonly title: string;
  readonly errors: readonly FieldErrorEntry[];
  /** `submitCount`: each attempt focuses the summary. */
  readonly attempt: number;
}

/** Renders nothing without errors. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const hasErrors = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus here, even if the errors are the same.
  useEffect(() => {
    if (hasErrors) box.current?.focus();
  }, [hasErrors, attempt]);
  if (!hasErrors) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      role="alert"
      className="flex flex-col gap-2 rounded-base border border-danger-line bg-danger-tint p-4"
    >
      <h2 className="font-semibold">{title}</h2>
      <ul className="flex list-disc flex-col gap-1 ps-5 pointer-coarse:gap-0">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="block min-h-6 w-fit max-w-full wrap-anywhere pointer-coarse:py-3 font-medium text-danger underline underline-offset-4"
              onClick={(event) => {
                // Keeps the fragment of the page's address.
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

function focusField(id: string): void {
  const control = document.getElementById(id);
  const question = control?.closest('fieldset') ?? document.querySelector(`label[for="${CSS.escape(id)}"]`) ?? control;
  question?.scrollIntoView({ block: 'start' });
  control?.focus({ preventScroll: true });
}
