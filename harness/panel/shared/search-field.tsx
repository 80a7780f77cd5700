interface SearchFieldProps {
  /** Accessible name. */
  readonly label: string;
  /** Default: the label. */
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string;
}

export function SearchField({ label, placeholder = label, value, onChange, className = '' }: SearchFieldProps) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={`field ${className}`}
    />
  );
}
