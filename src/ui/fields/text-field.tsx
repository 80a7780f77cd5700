import { type ChangeEvent, type ComponentProps, useEffect, useState } from 'react';
import { cn } from '../cn';
import { controlProps, Field, type FieldProps, INPUT } from './field';

interface Counter {
  /** Most characters that may be typed; more can be typed, and are told. */
  readonly max: number;
  /** "12 characters left"; negative when there are too many. */
  readonly text: (left: number) => string;
}

type Own = FieldProps & { readonly counter?: Counter | undefined };
export type TextFieldProps = Own & Omit<ComponentProps<'input'>, keyof Own | 'size'>;
export type TextAreaFieldProps = Own & Omit<ComponentProps<'textarea'>, keyof Own>;

const texts = ({ name, id, label, hint, error, optionalLabel }: FieldProps): FieldProps => ({
  name,
  id,
  label,
  hint,
  error,
  optionalLabel,
});

/** One line of text. Takes what react-hook-form's `register` gives, or `value` and `onChange`. */
export function TextField({
  label,
  hint,
  error,
  optionalLabel,
  counter,
  className,
  onChange,
  ...input
}: TextFieldProps) {
  const field = texts({ ...input, label, hint, error, optionalLabel });
  const count = useCount(input.value ?? input.defaultValue, onChange);
  return (
    <Field {...field}>
      <input
        type="text"
        {...input}
        {...controlProps(field, counter && `${field.id ?? field.name}-count`)}
        onChange={count.onChange}
        className={cn(INPUT, className)}
      />
      {counter && <Count id={`${field.id ?? field.name}-count`} counter={counter} length={count.length} />}
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField({
  label,
  hint,
  error,
  optionalLabel,
  counter,
  className,
  onChange,
  ...input
}: TextAreaFieldProps) {
  const field = texts({ ...input, label, hint, error, optionalLabel });
  const count = useCount(input.value ?? input.defaultValue, onChange);
  return (
    <Field {...field}>
      <textarea
        rows={4}
        {...input}
        {...controlProps(field, counter && `${field.id ?? field.name}-count`)}
        onChange={count.onChange}
        className={cn(INPUT, 'resize-y', className)}
      />
      {counter && <Count id={`${field.id ?? field.name}-count`} counter={counter} length={count.length} />}
    </Field>
  );
}

/** Follows the length of a value, whoever holds it. */
function useCount<E extends HTMLInputElement | HTMLTextAreaElement>(
  initial: unknown,
  onChange: ((event: ChangeEvent<E>) => unknown) | undefined,
) {
  const [length, setLength] = useState(() => lengthOf(String(initial ?? '')));
  return {
    length,
    onChange: (event: ChangeEvent<E>) => {
      setLength(lengthOf(event.target.value));
      return onChange?.(event);
    },
  };
}

/** Characters as people count them: one for what is two code units. */
function lengthOf(text: string): number {
  return [...text].length;
}

/** Announced when the typing rests, not with every key. */
const ANNOUNCE_AFTER_MS = 1000;

function Count({ id, counter, length }: { readonly id: string; readonly counter: Counter; readonly length: number }) {
  const left = counter.max - length;
  const text = counter.text(left);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (length === 0) return;
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, length]);
  return (
    <>
      <p id={id} className={cn('text-sm tabular-nums', left < 0 ? 'font-medium text-danger' : 'text-muted')}>
        {text}
      </p>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </>
  );
}
