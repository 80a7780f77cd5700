import type { ComponentProps } from 'react';

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  /** Values, or values with what is shown for them. */
  readonly options: readonly (string | readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
}

/** A list of which one entry is chosen. */
export function Select({ options, onChoose, className = '', ...rest }: SelectProps) {
  return (
    <select className={`field ${className}`} onChange={(event) => onChoose(event.target.value)} {...rest}>
      {options.map((option) => {
        const [value, text] = typeof option === 'string' ? [option, option] : option;
        return (
          <option key={value} value={value}>
            {text}
          </option>
        );
      })}
    </select>
  );
}
