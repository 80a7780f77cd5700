import type { ComponentProps } from 'react';
import { Field } from './field';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'onChange'> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Called with the whole text after each change. */
  readonly onType: (text: string) => void;
}

export function TextField({ label, hint, onType, ...rest }: TextFieldProps) {
  return (
    <Field label={label} {...(hint !== undefined && { hint })}>
      {(id, hintId) => (
        <input
          {...rest}
          id={id}
          type="text"
          className="field mt-1"
          aria-describedby={hintId}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
}
