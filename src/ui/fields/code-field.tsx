import { cx } from 'class-variance-authority';
import { type Ref, useId } from 'react';
import { readCode } from '../../domain/input/text';
import { controlProps, Field, type FieldProps } from './field';
import { useComposition } from './use-composition';

export interface CodeFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** On the last digit. */
  readonly onComplete?: ((code: string) => void) | undefined;
  /** Default: 6. */
  readonly length?: number | undefined;
  /** During the check: keeps the focus. */
  readonly readOnly?: boolean | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** One input drawn as boxes, for pasting, suggestions and screen readers. Always left to right. */
export function CodeField({ value, onChange, onComplete, length = 6, readOnly, inputRef, ...field }: CodeFieldProps) {
  const idPrefix = useId();
  const change = (text: string) => {
    const digits = readCode(text, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  const typed = useComposition(value, change);
  return (
    // Late messages must not move the buttons.
    <Field {...field} keepsErrorPlace>
      <div dir="ltr" className="group/code relative grid auto-cols-fr grid-flow-col gap-2">
        {Array.from({ length }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a box has no identity other than its position.
            key={`${idPrefix}${index}`}
            aria-hidden="true"
            className={cx(
              'grid h-14 place-items-center rounded-base border text-xl font-medium tabular-nums',
              readOnly
                ? 'border-line bg-sunken text-muted'
                : `bg-surface ${field.error ? 'border-danger' : 'border-line-strong'}`,
              field.error && 'ring-1 ring-danger',
              index === Math.min(value.length, length - 1) &&
                'outline-focus group-focus-within/code:outline-2 group-focus-within/code:outline-offset-2',
            )}
          >
            {value[index]}
          </span>
        ))}
        <input
          ref={inputRef}
          {...controlProps(field)}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          readOnly={readOnly}
          {...typed}
          onFocus={(event) => event.target.setSelectionRange(value.length, value.length)}
          // The transparent input covers the boxes.
          className="absolute inset-0 bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
        />
      </div>
    </Field>
  );
}
