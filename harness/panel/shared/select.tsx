import { type ComponentProps, useId } from 'react';

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  /** Values, or pairs of value and text. */
  readonly options: readonly (string | readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
}

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

interface LabelledSelectProps extends SelectProps {
  readonly label: string;
  /** Puts the label above. Default: beside the list. */
  readonly isAbove?: boolean;
}

export function LabelledSelect({ label, isAbove = false, ...rest }: LabelledSelectProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={isAbove ? '' : 'flex items-center gap-1'}>
      <span className={`text-muted text-xs ${isAbove ? 'block' : ''}`}>{label}</span>
      <Select id={id} className="!w-auto" {...rest} />
    </label>
  );
}
