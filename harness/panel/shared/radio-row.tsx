interface RadioRowProps<Value extends string> {
  readonly legend: string;
  /** Name of the radio group. */
  readonly name: string;
  readonly disabled?: boolean;
  readonly choices: readonly {
    readonly value: Value;
    readonly title: string;
    readonly hint?: string;
    readonly disabled?: boolean;
  }[];
  readonly chosen: string;
  readonly onChoose: (value: Value) => void;
}

export function RadioRow<Value extends string>(props: RadioRowProps<Value>) {
  const { legend, name, disabled, choices, chosen, onChoose } = props;
  return (
    <fieldset className="flex flex-wrap gap-4" disabled={disabled}>
      <legend className="mb-1 text-muted text-xs">{legend}</legend>
      {choices.map(({ value, title, hint, disabled: isOff = false }) => (
        <label key={value} className={`flex min-h-6 items-center gap-1.5 ${isOff ? 'text-muted' : ''}`}>
          <input
            type="radio"
            name={name}
            className="size-4"
            checked={chosen === value}
            disabled={isOff}
            onChange={() => onChoose(value)}
          />
          {title} {hint && <span className="text-muted text-xs">{hint}</span>}
        </label>
      ))}
    </fieldset>
  );
}
