import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { FailIcon } from '../icons';

/** An error does not replace the hint. */
export interface FieldProps {
  readonly name: string;
  /** Id of the control. Default: `name`. */
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** "(optional)". */
  readonly optionalLabel?: string | undefined;
}

export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** 16 px, because phones zoom in on smaller inputs. */
export const INPUT_FRAME =
  'min-h-12 min-w-0 rounded-base border text-base placeholder:text-muted placeholder-shown:[direction:inherit] aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger disabled:border-line disabled:bg-sunken disabled:text-muted';

/** For an editable input. */
export const INPUT_COLOURS = 'border-line-strong bg-surface text-ink';

export const INPUT = `${INPUT_FRAME} ${INPUT_COLOURS} w-full px-3 py-2`;

/** @param more id of another describing text */
export function controlProps({ name, id = name, hint, error }: FieldProps, more?: string): ControlProps {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '', more ?? ''].filter(Boolean).join(' ');
  return { id, name, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined };
}

export function Field({
  children,
  keepsErrorPlace = false,
  ...field
}: FieldProps & {
  readonly children: ReactNode;
  /** Keeps a line for an error. */
  readonly keepsErrorPlace?: boolean;
}) {
  const { name, id = name } = field;
  return (
    <div className="flex flex-col gap-1.5">
      <label id={`${id}-label`} htmlFor={id} className="font-medium wrap-anywhere">
        <LabelText {...field} />
      </label>
      <FieldHint {...field} />
      {children}
      <div className={cx('flex flex-col', keepsErrorPlace ? 'min-h-5' : 'empty:hidden')}>
        <FieldError {...field} />
      </div>
    </div>
  );
}

/** Several controls with one answer. `isSpacious`: each is a field itself. */
export function FieldGroup({
  children,
  isSpacious,
  ...field
}: FieldProps & { readonly children: ReactNode; readonly isSpacious?: boolean }) {
  const { name, id = name } = field;
  const { 'aria-describedby': describedBy } = controlProps(field);
  return (
    <fieldset
      id={`${id}-group`}
      aria-describedby={describedBy}
      className={cx('flex min-w-0 flex-col', isSpacious ? 'gap-4' : 'gap-2')}
    >
      <legend className="mb-1.5 font-medium wrap-anywhere">
        <LabelText {...field} />
      </legend>
      <FieldHint {...field} />
      {children}
      <FieldError {...field} />
    </fieldset>
  );
}

/** May have another direction than the mark. */
export function LabelText({ label, optionalLabel: text }: Pick<FieldProps, 'label' | 'optionalLabel'>) {
  if (!text) return label;
  // Full-width brackets include space.
  const space = text.startsWith('（') ? '' : ' ';
  return (
    <>
      <bdi>{label}</bdi>
      <span className="font-normal text-muted">
        {space}
        {text}
      </span>
    </>
  );
}

function FieldHint({ name, id = name, hint }: FieldProps) {
  if (!hint) return null;
  return (
    <p id={`${id}-hint`} className="text-sm text-muted">
      {hint}
    </p>
  );
}

export function FieldError({ name, id = name, error }: Pick<FieldProps, 'name' | 'id' | 'error'>) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="flex gap-1.5 text-sm font-medium text-danger">
      <FailIcon className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{error}</span>
    </p>
  );
}
