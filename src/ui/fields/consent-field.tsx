import type { ComponentProps, ReactNode } from 'react';
import { Tick } from './choice-field';
import { controlProps, FieldError } from './field';
import { TextField, type TextFieldProps } from './text-field';

type Own = { readonly name: string; readonly label: ReactNode; readonly error?: string | undefined };
export type ConsentFieldProps = Own & Omit<ComponentProps<'input'>, keyof Own | 'type'>;

/** One box to tick under a statement. Never ticked for the member. Takes what `register` gives. */
export function ConsentField({ label, error, ...input }: ConsentFieldProps) {
  const { name, id = name } = input;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="flex gap-3 py-1 has-disabled:text-muted">
        <Tick type="checkbox" {...input} {...controlProps({ name, id, label, error })} />
        <span className="min-w-0">{label}</span>
      </label>
      <FieldError name={name} id={id} error={error} />
    </div>
  );
}

export interface SignatureFieldProps extends Omit<TextFieldProps, 'value' | 'counter'> {
  readonly value: string;
  /** What is signed, above the line. */
  readonly statement: ReactNode;
}

/**
 * A signature by typing one's full name: readable by everybody, on every device and by screen readers, which a drawing is
 * not. Takes `value` and `onChange`.
 */
export function SignatureField({ statement, ...field }: SignatureFieldProps) {
  return (
    <div className="flex flex-col gap-4 rounded-base border border-line bg-surface p-4">
      <div className="text-sm">{statement}</div>
      <TextField autoComplete="name" spellCheck={false} {...field} />
      <p aria-hidden="true" className="min-h-10 border-b border-line-strong pb-1 text-xl italic wrap-break-word">
        {field.value}
      </p>
    </div>
  );
}
