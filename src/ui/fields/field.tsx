import type { ReactNode } from 'react';
import { cn } from '../cn';
import { FailIcon } from '../icons';

/** What every field is told. Texts come in by props; an error replaces nothing, it stands beside the hint. */
export interface FieldProps {
  /** Name of the value in the form; also the id that the error summary links to, unless `id` is given. */
  readonly name: string;
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Stands behind the label of a field that may stay empty. */
  readonly optionalLabel?: string | undefined;
}

/** Attributes that tie a control to its texts. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** The look of every box that one types into. 16 px, so that phones do not zoom in. */
export const INPUT =
  'min-h-12 w-full min-w-0 rounded-base border border-line-strong bg-surface px-3 py-2 text-base text-ink placeholder:text-muted aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger disabled:border-line disabled:bg-sunken disabled:text-muted';

/** The control's attributes, and the ids of the texts around it. */
export function controlProps({ name, id = name, hint, error }: FieldProps, more?: string): ControlProps {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '', more ?? ''].filter(Boolean).join(' ');
  return { id, name, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined };
}

/** Label, hint, control, error. */
export function Field({ children, ...field }: FieldProps & { readonly children: ReactNode }) {
  const { name, id = name, label } = field;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
        <Optional text={field.optionalLabel} />
      </label>
      <FieldHint {...field} />
      {children}
      <FieldError {...field} />
    </div>
  );
}

/** The same around several controls that make one answer. */
export function FieldGroup({
  children,
  className,
  ...field
}: FieldProps & { readonly children: ReactNode; readonly className?: string | undefined }) {
  const { name, id = name, label } = field;
  const { 'aria-describedby': describedBy } = controlProps(field);
  return (
    <fieldset
      id={`${id}-group`}
      aria-describedby={describedBy}
      className={cn('flex min-w-0 flex-col gap-2', className)}
    >
      <legend className="mb-1.5 font-medium">
        {label}
        <Optional text={field.optionalLabel} />
      </legend>
      <FieldHint {...field} />
      {children}
      <FieldError {...field} />
    </fieldset>
  );
}

function Optional({ text }: { readonly text: string | undefined }) {
  return text ? <span className="font-normal text-muted"> {text}</span> : null;
}

function FieldHint({ name, id = name, hint }: FieldProps) {
  if (!hint) return null;
  return (
    <p id={`${id}-hint`} className="text-sm text-muted">
      {hint}
    </p>
  );
}

/** The error line of a field: icon and words. */
export function FieldError({ name, id = name, error }: Pick<FieldProps, 'name' | 'id' | 'error'>) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="flex gap-1.5 text-sm font-medium text-danger">
      <FailIcon className="size-5 shrink-0" />
      <span className="min-w-0">{error}</span>
    </p>
  );
}
