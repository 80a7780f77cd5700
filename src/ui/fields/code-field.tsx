import { cx } from 'class-variance-authority';
import { type Ref, useId } from 'react';
import { codeDigits } from './code';
import { controlProps, Field, type FieldProps } from './field';
import { useComposition } from './use-composition';

/** Props of `CodeField`. */
export interface CodeFieldProps extends FieldProps {
  /** The digits typed so far. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called with the complete code when its last digit is typed. */
  readonly onComplete?: ((code: string) => void) | undefined;
  /** Number of digits. Default: 6. */
  readonly length?: number | undefined;
  /** The code cannot be changed, but keeps the focus; set it while the code is being checked. Default: false. */
  readonly readOnly?: boolean | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * Field for a one-time code. It is a single input, so that pasting, the phone's code suggestion and screen readers work as usual, but it
 * is shown as one box per digit. Codes are written from left to right in every language.
 */
export function CodeField({ value, onChange, onComplete, length = 6, readOnly, inputRef, ...field }: CodeFieldProps) {
  const idPrefix = useId();
  const change = (text: string) => {
    const digits = codeDigits(text, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  const typed = useComposition(value, change);
  return (
    // The answer to a code comes late: its message has a place from the start, so that the buttons below stay where they are.
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
          // The boxes show the digits and the focus; the transparent input covers them.
          className="absolute inset-0 bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
        />
      </div>
    </Field>
  );
}
