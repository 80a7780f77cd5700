import { type Ref, useId, useState } from 'react';
import { cn } from '../cn';
import { codeDigits } from './code';
import { controlProps, Field, type FieldProps } from './field';

export interface CodeFieldProps extends FieldProps {
  /** Digits typed so far. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called with the last digit. */
  readonly onComplete?: ((code: string) => void) | undefined;
  /** 6 unless told. */
  readonly length?: number | undefined;
  /** Being checked: it keeps the focus, and cannot be changed. */
  readonly readOnly?: boolean | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * A one-time code: one input, so that pasting, the phone's own suggestion and screen readers work as everywhere, drawn as one
 * box a digit. Codes run from left to right in every language.
 */
export function CodeField({ value, onChange, onComplete, length = 6, readOnly, inputRef, ...field }: CodeFieldProps) {
  const [focused, setFocused] = useState(false);
  const boxes = useId();
  const change = (text: string) => {
    const digits = codeDigits(text, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  return (
    <Field {...field}>
      <div dir="ltr" className="relative grid auto-cols-fr grid-flow-col gap-2">
        {Array.from({ length }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place.
            key={`${boxes}${index}`}
            aria-hidden="true"
            className={cn(
              'grid h-14 place-items-center rounded-base border border-line-strong bg-surface text-xl font-medium tabular-nums',
              field.error && 'border-danger ring-1 ring-danger',
              readOnly && 'border-line bg-sunken text-muted',
              focused && index === Math.min(value.length, length - 1) && 'outline-2 outline-offset-2 outline-focus',
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
          value={value}
          onChange={(event) => change(event.target.value)}
          onFocus={(event) => {
            setFocused(true);
            event.target.setSelectionRange(value.length, value.length);
          }}
          onBlur={() => setFocused(false)}
          // The boxes show the digits and the focus; the input lies over them, unseen.
          className="absolute inset-0 bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
        />
      </div>
    </Field>
  );
}
