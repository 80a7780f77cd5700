import type { ComponentProps, ReactNode } from 'react';
import { Tick } from './choice-field';
import { controlProps, FieldError } from './field';
import { TextField, type TextFieldProps } from './text-field';

type OwnProps = { readonly name: string; readonly label: ReactNode; readonly error?: string | undefined };
export type ConsentFieldProps = OwnProps & Omit<ComponentProps<'input'>, keyof OwnProps | 'type'>;

/** Must never be checked in advance. */
export function ConsentField({ label, error, ...input }: ConsentFieldProps) {
  const { name, id = name } = input;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="flex min-h-11 gap-3 py-2 has-disabled:text-muted">
        <Tick type="checkbox" {...input} {...controlProps({ name, id, label, error })} />
        <span className="min-w-0">{label}</span>
      </label>
      <FieldError name={name} id={id} error={error} />
    </div>
  );
}

export interface SignatureFieldProps extends Omit<TextFieldProps, 'value' | 'counter'> {
  readonly value: string;
  /** Shown above the input. */
  readonly statement: ReactNode;
}

/** Works on every device. Controlled. */
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
