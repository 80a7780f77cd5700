import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { FailIcon } from '../icons';

/** Props of every field. An error is shown in addition to the hint. */
export interface FieldProps {
  /** Name of the value in the form. */
  readonly name: string;
  /** Id of the control, which the error summary links to. Default: `name`. */
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Shown after the label of a field that may be left empty: "(optional)". */
  readonly optionalLabel?: string | undefined;
}

/** Attributes of a control that connect it with its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/**
 * Classes of what looks like a text input, without colours, width and padding, so that no field has to replace one of them. The font size is 16
 * px, because phones zoom in on smaller inputs.
 */
export const INPUT_FRAME =
  'min-h-12 min-w-0 rounded-base border text-base placeholder:text-muted placeholder-shown:[direction:inherit] aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger disabled:border-line disabled:bg-sunken disabled:text-muted';

/** Colours of a text input that may be changed. */
export const INPUT_COLOURS = 'border-line-strong bg-surface text-ink';

/** Classes of a text input that is as wide as its field. */
export const INPUT = `${INPUT_FRAME} ${INPUT_COLOURS} w-full px-3 py-2`;

/**
 * Attributes that connect a control with its label, hint and error.
 *
 * @param more id of another text that describes the control
 */
export function controlProps({ name, id = name, hint, error }: FieldProps, more?: string): ControlProps {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '', more ?? ''].filter(Boolean).join(' ');
  return { id, name, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined };
}

/** Label, hint, control (the children) and error of a field. */
export function Field({
  children,
  keepsErrorPlace = false,
  ...field
}: FieldProps & {
  readonly children: ReactNode;
  /** The place of an error is kept while there is none: a line, and two on phones. Default: false. */
  readonly keepsErrorPlace?: boolean;
}) {
  const { name, id = name } = field;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium wrap-anywhere">
        <LabelText {...field} />
      </label>
      <FieldHint {...field} />
      {children}
      <div className={cx('flex flex-col', keepsErrorPlace ? 'min-h-5 max-sm:min-h-10' : 'empty:hidden')}>
        <FieldError {...field} />
      </div>
    </div>
  );
}

/** Same as `Field`, for several controls that make up one answer. `isSpacious`: each of them is a field itself. Default: false. */
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

/** The label, and behind it the mark of a field that may be left empty. A label of the server may run in another direction than the mark. */
export function LabelText({ label, optionalLabel: text }: Pick<FieldProps, 'label' | 'optionalLabel'>) {
  if (!text) return label;
  // Full-width brackets have their own space.
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

/** Error message of a field, with an icon. */
export function FieldError({ name, id = name, error }: Pick<FieldProps, 'name' | 'id' | 'error'>) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="flex gap-1.5 text-sm font-medium text-danger">
      <FailIcon className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{error}</span>
    </p>
  );
}
