import type { ComponentProps, ReactNode } from 'react';
import { Tick } from './choice-field';
import { controlProps, FieldError } from './field';
import { TextField, type TextFieldProps } from './text-field';

type OwnProps = { readonly name: string; readonly label: ReactNode; readonly error?: string | undefined };
/** Props of `ConsentField`: also takes what react-hook-form's `register` returns. */
export type ConsentFieldProps = OwnProps & Omit<ComponentProps<'input'>, keyof OwnProps | 'type'>;

/** Check box with a statement that the member agrees to. Must never be checked in advance. */
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

/** Props of `SignatureField`. */
export interface SignatureFieldProps extends Omit<TextFieldProps, 'value' | 'counter'> {
  readonly value: string;
  /** The text that the member signs, shown above the input. */
  readonly statement: ReactNode;
}

/**
 * Signature by typing the full name. Unlike a drawn signature, it works on every device and with screen readers. Controlled by `value`
 * and `onChange`.
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
