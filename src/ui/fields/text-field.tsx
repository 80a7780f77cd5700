import { cx } from 'class-variance-authority';
import { type ChangeEvent, type ComponentProps, useEffect, useState } from 'react';
import { controlProps, Field, type FieldProps, INPUT } from './field';

/** Counts the characters left. */
interface Counter {
  /** Maximum number of characters. Typing more is possible; the counter then shows how many are too many. */
  readonly max: number;
  /** "12 characters left"; negative when there are too many. */
  readonly text: (left: number) => string;
}

type OwnProps = FieldProps & { readonly counter?: Counter | undefined };
/** Props of `TextField`, besides those of the native input. */
export type TextFieldProps = OwnProps & Omit<ComponentProps<'input'>, keyof OwnProps | 'size'>;
/** Props of `TextAreaField`, besides those of the native text area. */
export type TextAreaFieldProps = OwnProps & Omit<ComponentProps<'textarea'>, keyof OwnProps>;

/** The props that `Field` takes, without those of the native control. */
const pickFieldProps = ({ name, id, label, hint, error, optionalLabel }: FieldProps): FieldProps => ({
  name,
  id,
  label,
  hint,
  error,
  optionalLabel,
});

/** Field for one line of text. Takes what react-hook-form's `register` returns, or `value` and `onChange`. */
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
        // The direction of what is typed; while the field is empty, that of the page (see INPUT).
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

/** Field for several lines of text. Takes what `register` returns, or `value` and `onChange`. */
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

/** Length of a control's value, and the `onChange` that keeps it up to date for controlled and uncontrolled inputs. */
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

/** Number of characters; a surrogate pair, such as an emoji, counts as one. */
function lengthOf(text: string): number {
  return [...text].length;
}

/** Screen readers announce the counter after a pause in typing of this many milliseconds, not with every key. */
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
