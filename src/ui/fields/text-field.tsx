import { cx } from 'class-variance-authority';
import { type ChangeEvent, type ComponentProps, useEffect, useState } from 'react';
import { readText } from '../../domain/input/text';
import { controlProps, Field, type FieldProps, INPUT } from './field';

interface Counter {
  /** Typing more is possible. */
  readonly max: number;
  /** "12 characters left"; negative beyond the limit. */
  readonly text: (left: number) => string;
}

type OwnProps = FieldProps & { readonly counter?: Counter | undefined };
export type TextFieldProps = OwnProps & Omit<ComponentProps<'input'>, keyof OwnProps | 'size'>;
export type TextAreaFieldProps = OwnProps & Omit<ComponentProps<'textarea'>, keyof OwnProps>;

const pickFieldProps = ({ name, id, label, hint, error, optionalLabel }: FieldProps): FieldProps => ({
  name,
  id,
  label,
  hint,
  error,
  optionalLabel,
});

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
  const field = pickFieldProps({ ...input, label, hint, error, optionalLabel });
  const count = useCount(input.value ?? input.defaultValue, onChange);
  return (
    <Field {...field}>
      <input
        type="text"
        dir="auto"
        placeholder=" "
        {...input}
        {...controlProps(field, counter && `${field.id ?? field.name}-count`)}
        onChange={count.onChange}
        className={cx(INPUT, className)}
      />
      {counter && <Count id={`${field.id ?? field.name}-count`} counter={counter} length={count.length} />}
    </Field>
  );
}

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
  const field = pickFieldProps({ ...input, label, hint, error, optionalLabel });
  const count = useCount(input.value ?? input.defaultValue, onChange);
  return (
    <Field {...field}>
      <textarea
        rows={4}
        dir="auto"
        placeholder=" "
        {...input}
        {...controlProps(field, counter && `${field.id ?? field.name}-count`)}
        onChange={count.onChange}
        className={cx(INPUT, 'resize-y', className)}
      />
      {counter && <Count id={`${field.id ?? field.name}-count`} counter={counter} length={count.length} />}
    </Field>
  );
}

/** Works for controlled and uncontrolled inputs. */
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

/** Of the text that the rule sees. A surrogate pair counts as one. */
function lengthOf(text: string): number {
  return [...readText(text)].length;
}

/** In milliseconds. */
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
      <p id={id} className={cx('text-sm tabular-nums', left < 0 ? 'font-medium text-danger' : 'text-muted')}>
        {text}
      </p>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </>
  );
}
